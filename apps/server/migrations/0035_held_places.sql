DROP INDEX "bookings_person_key";--> statement-breakpoint
-- A person may hold several places of a training here: all become free.
WITH "freed" AS (
	UPDATE "bookings" SET "held_until" = NULL WHERE "held_until" IS NOT NULL RETURNING "occurrence_id"
), "places" AS (
	SELECT "occurrence_id", count(*) AS "count" FROM "freed" GROUP BY "occurrence_id"
)
UPDATE "occurrences" SET "taken" = "taken" - "places"."count" FROM "places" WHERE "occurrences"."id" = "places"."occurrence_id";--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_person_key" ON "bookings" USING btree ("occurrence_id","person") WHERE "bookings"."cancelled_at" is null or "bookings"."held_until" is not null;