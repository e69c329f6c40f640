-- Molecules whose names differ in capitals alone are one: that of which most is known stays, with the dossiers and pins of the others.
CREATE TEMPORARY TABLE twins ON COMMIT DROP AS
  SELECT id AS twin, first_value(id) OVER (
    PARTITION BY lower(inn)
    ORDER BY (about <> '')::int + (smiles IS NOT NULL)::int + cardinality(other_names) + cardinality(brands) DESC, id
  ) AS kept FROM molecules;
--> statement-breakpoint
DELETE FROM twins WHERE twin = kept;
--> statement-breakpoint
UPDATE dossiers SET molecule_id = kept FROM twins WHERE molecule_id = twin;
--> statement-breakpoint
INSERT INTO presentations (molecule_id, salt, dosage_form, routes, strengths, identity)
  SELECT kept, salt, dosage_form, routes, strengths, identity FROM presentations JOIN twins ON twin = molecule_id
  ORDER BY id ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO match_pins (presentation_id, effect, register, application, product, code, reason, set_by, set_at)
  SELECT own.id, effect, register, application, product, code, reason, set_by, set_at
  FROM match_pins
    JOIN presentations AS former ON former.id = match_pins.presentation_id
    JOIN twins ON twin = former.molecule_id
    JOIN presentations AS own ON own.molecule_id = kept AND own.identity = former.identity
  ORDER BY match_pins.id
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO windows_due (dossier_id)
  SELECT id FROM dossiers WHERE molecule_id IN (SELECT kept FROM twins) AND state = 'published';
--> statement-breakpoint
DELETE FROM molecules USING twins WHERE id = twin;
--> statement-breakpoint
ALTER TABLE "molecules" DROP CONSTRAINT "molecules_inn_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "one_molecule_of_a_name" ON "molecules" USING btree (lower("inn"));
