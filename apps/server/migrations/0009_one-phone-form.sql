CREATE TABLE "phone_reviews" (
	"entity" text NOT NULL,
	"entity_id" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "phone_reviews_entity_entity_id_pk" PRIMARY KEY("entity","entity_id"),
	CONSTRAINT "phone_reviews_entity_check" CHECK ("phone_reviews"."entity" in ('member', 'booking', 'enquiry')),
	CONSTRAINT "phone_reviews_reason_check" CHECK ("phone_reviews"."reason" in ('unreadable', 'shared'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "phone_digits" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_phone_key" ON "bookings" USING btree ("occurrence_id","phone_digits") WHERE "bookings"."cancelled_at" is null and "bookings"."phone_digits" is not null;--> statement-breakpoint
-- The contract's normalPhone as of this migration; null for what it cannot read.
CREATE FUNCTION pg_temp.phone_form(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	select case
		when typed !~ '^\(?\+?[\d\s()/.\u2010-\u2015\u2212-]*$' then null
		when compact ~ '^(?:\+?3810?|0|(?=6\d{7,8}$))([1-9]\d{6,11})$'
			then regexp_replace(compact, '^(?:\+?3810?|0|(?=6\d{7,8}$))([1-9]\d{6,11})$', '+381\1')
		when compact ~ '^\+[1-9]\d{7,14}$' then compact
	end
	from (select regexp_replace(regexp_replace(regexp_replace(typed, '[^0-9+]', '', 'g'), '^\+?00(?=[1-9])', '+'), '^\+0', '0')) as written (compact)
$$;--> statement-breakpoint
-- Who wrote a number first keeps it. Later accounts and bookings with the same one are told apart by # and their id, so
-- that nobody loses an account or a place, and stand in phone_reviews.
CREATE TEMPORARY TABLE phone_plan ON COMMIT DROP AS
	select *, row_number() over (partition by digits order by created_at, id) as place
	from (
		select id, created_at, form, coalesce(ltrim(form, '+'), phone_digits) as digits
		from (select id, created_at, phone_digits, pg_temp.phone_form(phone) as form from users where phone <> '') as read
	) as planned;--> statement-breakpoint
INSERT INTO phone_reviews (entity, entity_id, reason)
	select 'member', id, case when place > 1 then 'shared' else 'unreadable' end from phone_plan where place > 1 or form is null;--> statement-breakpoint
-- In two steps: a number may be another row's until that row has moved, and the index looks at every row by itself.
UPDATE users SET phone = coalesce(form, phone), phone_digits = digits || '#' || users.id
	from phone_plan
	where phone_plan.id = users.id and (place > 1 or phone is distinct from coalesce(form, phone) or phone_digits <> digits);--> statement-breakpoint
UPDATE users SET phone_digits = digits
	from phone_plan
	where phone_plan.id = users.id and place = 1 and phone_digits <> digits;--> statement-breakpoint
CREATE TEMPORARY TABLE guest_plan ON COMMIT DROP AS
	select *, case when cancelled_at is null
		then row_number() over (partition by occurrence_id, guest, cancelled_at is null order by created_at, id) else 1 end as place
	from (
		select id, occurrence_id, created_at, cancelled_at, form, coalesce('guest:' || ltrim(form, '+'), person) as guest
		from (
			select id, occurrence_id, created_at, cancelled_at, person, pg_temp.phone_form(guest_phone) as form
			from bookings where person like 'guest:%'
		) as read
	) as planned;--> statement-breakpoint
INSERT INTO phone_reviews (entity, entity_id, reason)
	select 'booking', guest_plan.id, case when place > 1 then 'shared' else 'unreadable' end
	from guest_plan join occurrences on occurrences.id = occurrence_id
	where (place > 1 or form is null) and cancelled_at is null and training_date >= current_date;--> statement-breakpoint
UPDATE bookings SET guest_phone = coalesce(form, guest_phone), person = guest || '#' || bookings.id
	from guest_plan
	where guest_plan.id = bookings.id and (place > 1 or guest_phone is distinct from coalesce(form, guest_phone) or person <> guest);--> statement-breakpoint
UPDATE bookings SET person = guest
	from guest_plan
	where guest_plan.id = bookings.id and place = 1 and person <> guest;--> statement-breakpoint
-- Only where somebody can still book a second time.
UPDATE bookings SET phone_digits = known.digits
	from (
		select id, digits, row_number() over (partition by occurrence_id, digits order by created_at, id) as place
		from (
			select bookings.id, bookings.occurrence_id, bookings.created_at, coalesce(users.phone_digits, substr(person, 7)) as digits
			from bookings
			join occurrences on occurrences.id = bookings.occurrence_id
			left join users on users.id = bookings.user_id
			where bookings.cancelled_at is null and training_date >= current_date and (users.id is not null or person like 'guest:%')
		) as coming
	) as known
	where known.id = bookings.id and known.place = 1;--> statement-breakpoint
INSERT INTO phone_reviews (entity, entity_id, reason)
	select 'enquiry', id, 'unreadable' from enquiries where phone <> '' and pg_temp.phone_form(phone) is null;--> statement-breakpoint
UPDATE enquiries SET phone = readable, phone_digits = ltrim(readable, '+')
	from (select id, pg_temp.phone_form(phone) as readable from enquiries) as read
	where read.id = enquiries.id and readable is not null and (phone <> readable or phone_digits <> ltrim(readable, '+'));--> statement-breakpoint
DROP FUNCTION pg_temp.phone_form(text);
