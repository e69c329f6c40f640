ALTER TABLE "dossiers" ADD COLUMN "supply_price" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "shelf_life" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "lead_time" text DEFAULT '' NOT NULL;