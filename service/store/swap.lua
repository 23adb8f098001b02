-- Puts one document in the place of another, if that is the one there.
-- KEYS: document. ARGV: for the old one and then for the new one, '1' and the document, or '0' and '' for none.
-- Returns 1 if it did, else 0.
local key = KEYS[1]
local had, old, has, new = unpack(ARGV)

local known = redis.call('GET', key)
if had == '0' and known or had == '1' and known ~= old then
    return 0
end
if has == '1' then
    redis.call('SET', key, new)
else
    redis.call('DEL', key)
end
return 1
