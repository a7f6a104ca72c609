ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'member'::text;--> statement-breakpoint
DROP TYPE "public"."role";--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('member', 'receptionist', 'coach', 'manager', 'editor', 'admin');--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'member'::"public"."role";--> statement-breakpoint
-- Whoever was staff did everything that managers do, in the same clubs; no clubs meant all of them.
ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."role" USING (CASE "role" WHEN 'staff' THEN 'manager' ELSE "role" END)::"public"."role";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "all_clubs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "all_clubs" = true WHERE "role" = 'manager' AND NOT EXISTS (SELECT FROM "staff_gyms" WHERE "user_id" = "users"."id");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trainer_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_trainer_key" ON "users" USING btree ("trainer_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_trainer_check" CHECK (("users"."role" = 'coach') = ("users"."trainer_id" is not null));