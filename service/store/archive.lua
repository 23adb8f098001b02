-- Lets a stub stand for all that a stream holds, if nothing was appended to it meanwhile and it isn't frozen.
-- KEYS: log, head, commands, snapshot. ARGV: version, stub. Returns 1 if it did, else 0.
-- Log and commands become strings: whoever would read or write them as what they were is told WRONGTYPE, and looks for the stub.
local log, head, commands, snapshot = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local version, stub = ARGV[1], ARGV[2]

if redis.call('TYPE', log).ok ~= 'stream' or redis.call('GET', head) ~= version
    or redis.call('HEXISTS', commands, '\0frozen') == 1 then
    return 0
end
redis.call('SET', log, stub)
redis.call('SET', commands, '')
redis.call('DEL', snapshot)
return 1
