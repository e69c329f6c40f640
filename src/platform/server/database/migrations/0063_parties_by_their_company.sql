-- Who belongs to a company of the product is stated by its name, which the desk keeps, and not by what they call themselves.
CREATE OR REPLACE FUNCTION state_parties_of_term_sheet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.owner_name = '' THEN
    SELECT owner.name,
        coalesce(company.name, coalesce(nullif(buyer.organisation, ''), buyer.name) || ' (as they call themselves)'),
        issuer.name,
        CASE WHEN r.plant_id IS NULL THEN '' WHEN r.listing_title = '' THEN 'Manufacturing plant'
          ELSE 'Manufacturing plant in ' END || r.listing_title || ' (' || r.listing_code || ')'
      INTO NEW.owner_name, NEW.buyer_name, NEW.issuer_name, NEW.listing
      FROM requests r JOIN companies owner ON owner.id = r.owner_company_id
        LEFT JOIN companies company ON company.id = r.company_id
        JOIN people buyer ON buyer.id = r.person_id, people issuer
      WHERE r.id = NEW.request_id AND issuer.id = NEW.issued_by;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Kept for ever, like what was signed by them: accounts are emptied, and never deleted from under a signature.
CREATE FUNCTION hold_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a signature is never taken away';
END $$;
--> statement-breakpoint
CREATE TRIGGER signatures_hold BEFORE DELETE ON signatures FOR EACH ROW EXECUTE FUNCTION hold_signature();
--> statement-breakpoint
CREATE TRIGGER signatures_hold_all BEFORE TRUNCATE ON signatures FOR EACH STATEMENT EXECUTE FUNCTION hold_signature();
