-- Reads on in an index after a place: all who have its score, and then the next who have less.
-- KEYS: index. ARGV: score of the place, or '' to begin with the highest; how many of those who have less.
-- Returns {member, score, member, score, ...}, highest score first.
local index, score, count = KEYS[1], ARGV[1], ARGV[2]

local rows, below = {}, '+inf'
if score ~= '' then
    rows = redis.call('ZREVRANGEBYSCORE', index, score, score, 'WITHSCORES')
    below = '(' .. score
end
for _, part in ipairs(redis.call('ZREVRANGEBYSCORE', index, below, '-inf', 'WITHSCORES', 'LIMIT', 0, count)) do
    rows[#rows + 1] = part
end
return rows
