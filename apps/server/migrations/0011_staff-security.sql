ALTER TABLE "sessions" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp (3) with time zone;