-- Forgets the commands of a stream that became a version up to one.
-- KEYS: commands. ARGV: the version. Returns how many those were. What append.lua keeps beside them stays.
local commands, last = KEYS[1], tonumber(ARGV[1])

local known, forgotten = redis.call('HGETALL', commands), 0
for n = 2, #known, 2 do
    if string.sub(known[n - 1], 1, 1) ~= '\0' and tonumber(string.match(known[n], '^%d+')) <= last then
        redis.call('HDEL', commands, known[n - 1])
        forgotten = forgotten + 1
    end
end
return forgotten
