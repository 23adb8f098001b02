-- Lets a stream hold again what its stub stands for.
-- KEYS: log, head, commands, snapshot. ARGV: stub, number of entries, the entries, and each command with what became of it.
-- Returns 1 if it did, else 0: that isn't its stub.
local log, commands = KEYS[1], KEYS[3]
local stub, entries = ARGV[1], tonumber(ARGV[2])

if redis.call('TYPE', log).ok ~= 'string' or redis.call('GET', log) ~= stub then
    return 0
end
redis.call('DEL', log, commands)
for version = 1, entries do
    redis.call('XADD', log, string.format('%d-0', version), 'c', ARGV[2 + version])
end
for n = 3 + entries, #ARGV, 2 do
    redis.call('HSET', commands, ARGV[n], ARGV[n + 1])
end
return 1
