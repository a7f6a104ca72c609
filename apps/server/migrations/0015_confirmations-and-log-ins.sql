ALTER TABLE "bookings" ADD COLUMN "confirm_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactive_notice_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bookings_confirm_index" ON "bookings" USING btree ("confirm_until") WHERE "bookings"."confirm_until" is not null;--> statement-breakpoint
-- Earlier log-ins are not known: nobody counts as inactive before two years from now.
update "users" set "last_login_at" = now() where "erased_at" is null;
