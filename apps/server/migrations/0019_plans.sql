ALTER TABLE "price_groups" ADD COLUMN "most_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;