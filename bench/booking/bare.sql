\set occurrence random(:first, :last)
\set person random(1, 9000000000000000)
with place as (
	update occurrences set taken = taken + 1 where id = :occurrence and taken < capacity returning id
)
insert into bookings (occurrence_id, person, created_at) select id, 'guest:' || :person, now() from place;
