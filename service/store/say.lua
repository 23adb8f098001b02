-- Puts an entry at the end of a list of which only the last are kept, and for so long only.
-- KEYS: list. ARGV: entry, how many are kept, seconds, mark in hexadecimal or '', channel, name of the list, among how many
-- of the last the mark is looked for.
-- Returns the number of the entry, or of the one that had the mark before.
local list = KEYS[1]
local entry, most, seconds, mark, channel, name, marked = unpack(ARGV)

if mark ~= '' then
    for _, member in ipairs(redis.call('ZRANGE', list, -marked, -1)) do
        local number, known = string.match(member, '^(%d+):(%x*):')
        if known == mark then
            return tonumber(number)
        end
    end
end

local time = redis.call('TIME')
local number = 1000 * time[1] + math.floor(time[2] / 1000)
local last = redis.call('ZRANGE', list, -1, -1)[1]
if last then
    number = math.max(number, tonumber(string.match(last, '^%d+')) + 1)
end

-- %d, because a large number would turn into 1e+15 and the like.
local written = string.format('%d', number)
redis.call('ZADD', list, written, written .. ':' .. mark .. ':' .. entry)
redis.call('ZREMRANGEBYRANK', list, 0, -1 - most)
redis.call('EXPIRE', list, seconds)
redis.call('PUBLISH', channel, written .. ':' .. name)
return number
