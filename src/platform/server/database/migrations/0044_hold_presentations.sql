-- Whoever lists a presentation holds it until then: those of no listing are taken away at night (§20.7).
CREATE OR REPLACE FUNCTION place_dossier() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own text := presentation_identity(NEW.salt, NEW.dosage_form, NEW.routes, NEW.strengths);
BEGIN
  SELECT id INTO NEW.presentation_id FROM presentations
    WHERE molecule_id = NEW.molecule_id AND identity = own FOR KEY SHARE;
  IF NOT FOUND THEN
    INSERT INTO presentations (molecule_id, salt, dosage_form, routes, strengths, identity)
      VALUES (NEW.molecule_id, NEW.salt, NEW.dosage_form, NEW.routes, NEW.strengths, own)
      ON CONFLICT DO NOTHING RETURNING id INTO NEW.presentation_id;
    IF NOT FOUND THEN
      SELECT id INTO NEW.presentation_id FROM presentations
        WHERE molecule_id = NEW.molecule_id AND identity = own FOR KEY SHARE;
    END IF;
  END IF;
  RETURN NEW;
END $$;
