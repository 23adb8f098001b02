-- Takes out of a queue what was taken and is done with.
-- KEYS: queue. ARGV: group, id.
redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
redis.call('XDEL', KEYS[1], ARGV[2])
