-- Each request is another member in another training: every one of them is a booking. Arguments: first training, how
-- many trainings, where to go on counting.
local first, trainings, next_pair

function init(args)
	first, trainings, next_pair = tonumber(args[1]), tonumber(args[2]), tonumber(args[3])
end

function request()
	local training = first + next_pair % trainings
	local member = math.floor(next_pair / trainings)
	next_pair = next_pair + 1
	return wrk.format("POST", "/api/period/" .. training .. "/booking", { ["session_id"] = "member-" .. member })
end
