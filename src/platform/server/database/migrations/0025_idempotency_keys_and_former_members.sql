CREATE TABLE "idempotency_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_personId_key_unique" UNIQUE NULLS NOT DISTINCT("person_id","key")
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_used_at_index" ON "idempotency_keys" USING btree ("used_at");--> statement-breakpoint
-- Whoever left while their account was being edited.
UPDATE "people" SET "name" = 'Former member', "organisation" = '', "phone" = '', "password_hash" = null,
  "email_verified_at" = null, "disabled_at" = coalesce("disabled_at", now())
  WHERE "email" LIKE 'former-member-%@deleted.invalid';--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_former_members_are_nobody" CHECK ("people"."email" not like 'former-member-%@deleted.invalid' or ("people"."name" = 'Former member' and "people"."organisation" = '' and "people"."phone" = ''
        and "people"."password_hash" is null and "people"."email_verified_at" is null and "people"."disabled_at" is not null));