-- Puts another entry in the place of one that is in a list.
-- KEYS: list. ARGV: number, entry. Returns 1 if it did, else 0: there is none of that number.
local list, number, entry = KEYS[1], ARGV[1], ARGV[2]

local member = redis.call('ZRANGEBYSCORE', list, number, number)[1]
if not member then
    return 0
end
local other = string.match(member, '^%d+:%x*:') .. entry
if other ~= member then
    -- In this order: a list without members would be gone, and with it how long it is kept.
    redis.call('ZADD', list, number, other)
    redis.call('ZREM', list, member)
end
return 1
