ALTER TABLE "users" ADD COLUMN "last_visit_on" date;--> statement-breakpoint
UPDATE "users" SET "last_visit_on" = visits.last_date
FROM (
	SELECT bookings.user_id, max(occurrences.training_date) AS last_date
	FROM bookings JOIN occurrences ON occurrences.id = bookings.occurrence_id
	WHERE bookings.cancelled_at IS NULL AND bookings.checked_in_at IS NOT NULL
	GROUP BY bookings.user_id
) AS visits
WHERE users.id = visits.user_id;--> statement-breakpoint
CREATE INDEX "users_name_index" ON "users" USING btree (lower("last_name"),lower("first_name"),"id") WHERE "users"."role" = 'member' and "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "users_visit_index" ON "users" USING btree (coalesce("last_visit_on", '0001-01-01'::date),"id") WHERE "users"."role" = 'member' and "users"."erased_at" is null;