ALTER TABLE "pictures" ADD COLUMN "color" text NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt_eng" text DEFAULT '' NOT NULL;