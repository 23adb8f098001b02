-- Counts in a window that slides over time, unless it would be too much.
-- KEYS: window. ARGV: amount (0: only look), most, seconds.
-- Returns {1 where it was counted, before, now, milliseconds that are left of this span}.
local key, amount, most, span = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), 1000 * tonumber(ARGV[3])
local time = redis.call('TIME')
local at = 1000 * time[1] + math.floor(time[2] / 1000)
local number = math.floor(at / span)
local left = (number + 1) * span - at

local known = redis.call('HMGET', key, 'number', 'now', 'before')
local last, now, before = tonumber(known[1] or '-2'), tonumber(known[2] or '0'), tonumber(known[3] or '0')
if last == number - 1 then
    now, before = 0, now
elseif last ~= number then
    now, before = 0, 0
end

local taken = before * left / span + now + amount <= most
if taken and amount > 0 then
    now = now + amount
    redis.call('HSET', key, 'number', string.format('%d', number), 'now', now, 'before', before)
    redis.call('PEXPIRE', key, string.format('%d', 2 * span))
end
return {taken and 1 or 0, before, now, left}
