-- A Monday at six: people look at the schedules of many rooms and book. Arguments: what (views, bookings or both), first
-- room, rooms, first training, trainings, members, where to go on counting.
local what, first_room, rooms, first_training, trainings, members, next_pair
local views_a_booking = 8
local sent = 0

function init(args)
	what = args[1]
	first_room, rooms, first_training, trainings = tonumber(args[2]), tonumber(args[3]), tonumber(args[4]), tonumber(args[5])
	members, next_pair = tonumber(args[6]), tonumber(args[7])
	math.randomseed(next_pair)
end

-- Popular clubs are looked at far more often than others: the square makes one view in ten go to one room in a hundred.
local function view()
	local room = first_room + math.floor(rooms * math.random() ^ 2)
	local week = math.random() < 0.5 and "this" or "next"
	return wrk.format("GET", "/api/period/gym_room/" .. room .. "?week=" .. week, { ["accept-encoding"] = "gzip" })
end

-- Each request is another member in another training: every one of them is a booking.
local function book()
	local member = next_pair % members
	local training = first_training + (member * 10 + math.floor(next_pair / members)) % trainings
	next_pair = next_pair + 1
	return wrk.format("POST", "/api/period/" .. training .. "/booking", { ["session_id"] = "member-" .. member })
end

function request()
	sent = sent + 1
	local books = what == "bookings" or (what == "both" and sent % (views_a_booking + 1) == 0)
	return books and book() or view()
end

function done(summary)
	local errors = summary.errors
	print("failed " .. errors.connect + errors.read + errors.write + errors.status + errors.timeout)
end
