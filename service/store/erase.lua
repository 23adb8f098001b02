-- Lets an archived stream never have been.
-- KEYS: log, head, commands, snapshot. ARGV: stub. Returns 1 if it did, else 0: that isn't its stub.
if redis.call('TYPE', KEYS[1]).ok ~= 'string' or redis.call('GET', KEYS[1]) ~= ARGV[1] then
    return 0
end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4])
return 1
