CREATE TYPE "public"."reminder" AS ENUM('off', 'one-hour', 'three-hours', 'evening');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reminder" "reminder" DEFAULT 'three-hours' NOT NULL;