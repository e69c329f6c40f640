CREATE TABLE "counter_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "counter_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"term_sheet_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "counter_terms_termSheetId_unique" UNIQUE("term_sheet_id")
);
--> statement-breakpoint
ALTER TABLE "counter_terms" ADD CONSTRAINT "counter_terms_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_terms" ADD CONSTRAINT "counter_terms_term_sheet_id_term_sheets_id_fk" FOREIGN KEY ("term_sheet_id") REFERENCES "public"."term_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counter_terms" ADD CONSTRAINT "counter_terms_event_id_request_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."request_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_terms_request_id_index" ON "counter_terms" USING btree ("request_id");--> statement-breakpoint
CREATE FUNCTION keep_counter_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was asked of a version never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER counter_terms_keep BEFORE UPDATE ON counter_terms FOR EACH ROW EXECUTE FUNCTION keep_counter_terms();
