CREATE TABLE "own_sheet_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_sheet_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet_id" integer NOT NULL,
	"rows" integer[] NOT NULL,
	"values" jsonb NOT NULL,
	"cells" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dossier_id" integer,
	"revision" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_sheet_shapes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_sheet_shapes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"shape" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_sheet_shapes_companyId_shape_unique" UNIQUE("company_id","shape")
);
--> statement-breakpoint
CREATE TABLE "own_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reading" jsonb,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_sheets_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "own_sheet_rows" ADD CONSTRAINT "own_sheet_rows_sheet_id_own_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."own_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sheet_rows" ADD CONSTRAINT "own_sheet_rows_dossier_id_dossiers_id_fk" FOREIGN KEY ("dossier_id") REFERENCES "public"."dossiers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sheet_shapes" ADD CONSTRAINT "own_sheet_shapes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sheets" ADD CONSTRAINT "own_sheets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sheets" ADD CONSTRAINT "own_sheets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_sheet_rows_sheet_id_outcome_id_index" ON "own_sheet_rows" USING btree ("sheet_id","outcome","id");--> statement-breakpoint
CREATE INDEX "own_sheet_rows_dossier_id_index" ON "own_sheet_rows" USING btree ("dossier_id");--> statement-breakpoint
CREATE INDEX "own_sheets_company_id_id_index" ON "own_sheets" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "own_sheets_person_id_index" ON "own_sheets" USING btree ("person_id");