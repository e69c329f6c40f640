ALTER TABLE "requests" ADD COLUMN "fee_due" numeric(16, 4);--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "fee_currency" text;