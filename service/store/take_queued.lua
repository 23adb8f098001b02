-- Takes some of a queue: first what was taken and not done in time, then what nobody has taken.
-- KEYS: queue. ARGV: group, count, milliseconds after which what was taken and not done may be taken again.
-- Returns a list of {id, item}.
local queue = KEYS[1]
local group, count, idle = ARGV[1], tonumber(ARGV[2]), ARGV[3]

if redis.call('EXISTS', queue) == 0 then
    return {}
end
local left = redis.pcall('XAUTOCLAIM', queue, group, group, idle, '0-0', 'COUNT', count)
if left.err then
    redis.call('XGROUP', 'CREATE', queue, group, '0')
    left = {'0-0', {}}
end

local taken = left[2]
if #taken < count then
    local new = redis.call('XREADGROUP', 'GROUP', group, group, 'COUNT', count - #taken, 'STREAMS', queue, '>')
    for _, entry in ipairs(new and new[1][2] or {}) do
        taken[#taken + 1] = entry
    end
end
local told = {}
for n, entry in ipairs(taken) do
    told[n] = {entry[1], entry[2][2]}
end
return told
