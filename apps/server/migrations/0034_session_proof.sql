ALTER TYPE "public"."mail_token_purpose" ADD VALUE 'proof';--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp (3) with time zone;