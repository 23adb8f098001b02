-- Forgets the commands of a stream that became a version up to one.
-- KEYS: commands. ARGV: the version. Returns how many those were.
local commands, last = KEYS[1], tonumber(ARGV[1])

local known, forgotten = redis.call('HGETALL', commands), 0
for n = 2, #known, 2 do
    if tonumber(string.match(known[n], '^%d+')) <= last then
        redis.call('HDEL', commands, known[n - 1])
        forgotten = forgotten + 1
    end
end
return forgotten
