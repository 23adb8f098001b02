-- Appends one entry to a stream: all of it, or nothing.
-- KEYS: log, head, commands. ARGV: expected head, entry, command id or '', fingerprint, channel, stream.
-- A command that was before is written anew (nothing to the end of the head): whoever waits for what they wrote to be kept waits for
-- the first time, too.
-- Returns {0, new version} appended, {1, head} conflict, {2, version} repeated, {3, version} command reused.
local log, head, commands = KEYS[1], KEYS[2], KEYS[3]
local expected, entry, command, fingerprint, channel, stream = unpack(ARGV)

if command ~= '' then
    local known = redis.call('HGET', commands, command)
    if known then
        local colon = string.find(known, ':', 1, true)
        local version = tonumber(string.sub(known, 1, colon - 1))
        local same = string.sub(known, colon + 1) == fingerprint
        if same then
            redis.call('APPEND', head, '')
        end
        return {same and 2 or 3, version}
    end
end

local current = tonumber(redis.call('GET', head) or '0')
if current ~= tonumber(expected) then
    return {1, current}
end

-- %d, because a large number would turn into 1e+15 and the like.
local version = string.format('%d', current + 1)
redis.call('XADD', log, version .. '-0', 'c', entry)
redis.call('SET', head, version)
if command ~= '' then
    redis.call('HSET', commands, command, version .. ':' .. fingerprint)
end
redis.call('PUBLISH', channel, version .. ':' .. stream)
return {0, current + 1}
