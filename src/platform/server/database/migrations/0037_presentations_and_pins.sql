CREATE TABLE "match_pins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"presentation_id" integer NOT NULL,
	"effect" text NOT NULL,
	"register" text NOT NULL,
	"application" text NOT NULL,
	"product" text,
	"code" text,
	"reason" text NOT NULL,
	"set_by" integer NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_pin_of_a_row" UNIQUE NULLS NOT DISTINCT("presentation_id","register","application","product","code")
);
--> statement-breakpoint
CREATE TABLE "presentations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presentations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"molecule_id" integer NOT NULL,
	"salt" text NOT NULL,
	"dosage_form" text NOT NULL,
	"routes" text[] NOT NULL,
	"strengths" text NOT NULL,
	"identity" text NOT NULL,
	CONSTRAINT "presentations_moleculeId_identity_unique" UNIQUE("molecule_id","identity")
);
--> statement-breakpoint
ALTER TABLE "dossiers" ADD COLUMN "presentation_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_pins" ADD CONSTRAINT "match_pins_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_pins" ADD CONSTRAINT "match_pins_set_by_people_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_molecule_id_molecules_id_fk" FOREIGN KEY ("molecule_id") REFERENCES "public"."molecules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Texts are the same whatever their case and spaces, routes in whichever order; '-' and 'NA' name no salt.
CREATE FUNCTION presentation_identity(salt text, form text, routes text[], strengths text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(jsonb_build_array(
    regexp_replace(lower(btrim(regexp_replace(salt, '\s+', ' ', 'g'))), '^(-|na|n/a)$', ''),
    form,
    (SELECT jsonb_agg(route ORDER BY route) FROM unnest(routes) AS route),
    lower(btrim(regexp_replace(strengths, '\s+', ' ', 'g'))))::text)
$$;
--> statement-breakpoint
-- Whoever writes a dossier gives it its presentation by that.
CREATE FUNCTION place_dossier() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text := presentation_identity(NEW.salt, NEW.dosage_form, NEW.routes, NEW.strengths);
BEGIN
  SELECT id INTO NEW.presentation_id FROM presentations WHERE molecule_id = NEW.molecule_id AND identity = own;
  IF NOT FOUND THEN
    INSERT INTO presentations (molecule_id, salt, dosage_form, routes, strengths, identity)
      VALUES (NEW.molecule_id, NEW.salt, NEW.dosage_form, NEW.routes, NEW.strengths, own)
      ON CONFLICT DO NOTHING RETURNING id INTO NEW.presentation_id;
    IF NOT FOUND THEN
      SELECT id INTO NEW.presentation_id FROM presentations WHERE molecule_id = NEW.molecule_id AND identity = own;
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO presentations (molecule_id, salt, dosage_form, routes, strengths, identity)
  SELECT DISTINCT ON (molecule_id, identity) molecule_id, salt, dosage_form, routes, strengths, identity
  FROM dossiers, presentation_identity(salt, dosage_form, routes, strengths) AS identity ORDER BY molecule_id, identity, dossiers.id;
--> statement-breakpoint
-- Nothing of a listing changes that a finder shows: its index need not be told.
ALTER TABLE dossiers DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE dossiers SET presentation_id = presentations.id FROM presentations
  WHERE presentations.molecule_id = dossiers.molecule_id
    AND presentations.identity = presentation_identity(dossiers.salt, dossiers.dosage_form, dossiers.routes, dossiers.strengths);
--> statement-breakpoint
ALTER TABLE dossiers ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE TRIGGER dossiers_place BEFORE INSERT OR UPDATE OF molecule_id, salt, dosage_form, routes, strengths, presentation_id
  ON dossiers FOR EACH ROW EXECUTE FUNCTION place_dossier();
--> statement-breakpoint
ALTER TABLE "dossiers" ADD CONSTRAINT "dossiers_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dossiers_presentation_id_id_index" ON "dossiers" USING btree ("presentation_id","id");