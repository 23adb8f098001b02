-- Appends one entry to a stream: all of it, or nothing.
-- KEYS: log, head, commands. ARGV: expected head, entry, command id or '', fingerprint, channel, stream, digest of the entry that is
-- built on or '', digest of this one or '', '1' where it is appended though the stream is frozen.
-- Among the commands, under names that no command has, are the digest of the head with its version, and why the stream is frozen.
-- A command that was before is written anew (nothing to the end of the head): whoever waits for what they wrote to be kept waits for
-- the first time, too.
-- Returns {0, new version} appended, {1, head} conflict, {2, version} repeated, {3, version} command reused, {4, head} frozen,
-- {5, head} another entry is the head.
local log, head, commands = KEYS[1], KEYS[2], KEYS[3]
local expected, entry, command, fingerprint, channel, stream, prev, own, anyway = unpack(ARGV)

local told = redis.call('HMGET', commands, command, '\0digest', '\0frozen')
local known, digest, frozen = told[1], told[2], told[3]
if command ~= '' and known then
    local colon = string.find(known, ':', 1, true)
    local version = tonumber(string.sub(known, 1, colon - 1))
    local same = string.sub(known, colon + 1) == fingerprint
    if same then
        redis.call('APPEND', head, '')
    end
    return {same and 2 or 3, version}
end

local current = tonumber(redis.call('GET', head) or '0')
if frozen and anyway ~= '1' then
    return {4, current}
end
if current ~= tonumber(expected) then
    return {1, current}
end
-- Who appended without a digest left that of an earlier version.
local before = string.format('%d:', current)
if prev ~= '' and digest and string.sub(digest, 1, #before) == before and string.sub(digest, #before + 1) ~= prev then
    return {5, current}
end

-- %d, because a large number would turn into 1e+15 and the like.
local version = string.format('%d', current + 1)
redis.call('XADD', log, version .. '-0', 'c', entry)
redis.call('SET', head, version)
if command ~= '' then
    redis.call('HSET', commands, command, version .. ':' .. fingerprint)
end
if own ~= '' then
    redis.call('HSET', commands, '\0digest', version .. ':' .. own)
end
redis.call('PUBLISH', channel, version .. ':' .. stream)
return {0, current + 1}
