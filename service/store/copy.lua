-- What keys of one slot hold, as the server itself writes it, all as of one moment.
-- KEYS: the keys. Returns for each {when it goes, in milliseconds since 1970 or 0, what it holds}, or what is false where it isn't.
local copies = {}
for n, key in ipairs(KEYS) do
    local held = redis.call('DUMP', key)
    copies[n] = held and {math.max(0, redis.call('PEXPIRETIME', key)), held}
end
return copies
