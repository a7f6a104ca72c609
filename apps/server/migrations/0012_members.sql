ALTER TYPE "public"."mail_token_purpose" ADD VALUE 'new_email';--> statement-breakpoint
ALTER TYPE "public"."mail_token_purpose" ADD VALUE 'old_email';--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN "email" text;--> statement-breakpoint
-- Somebody else may have registered the address of an invited person who has not accepted yet.
UPDATE "users" SET "password_hash" = NULL, "google_id" = NULL, "facebook_id" = NULL
WHERE "email_verified_at" IS NULL AND "role" <> 'member';
