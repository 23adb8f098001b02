-- Keeps bytes beside a stream, unless it is gone: what is kept of one that nobody has would stay for ever.
-- KEYS: log, snapshot. ARGV: bytes. Returns 1 if it did, else 0.
local log, snapshot = KEYS[1], KEYS[2]

if redis.call('TYPE', log).ok ~= 'stream' then
    return 0
end
redis.call('SET', snapshot, ARGV[1])
return 1
