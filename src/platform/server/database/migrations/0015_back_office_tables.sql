-- A request keeps what its listing was called and whose it was, so that the desk's table of requests needs no listings.
CREATE FUNCTION keep_listing_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dossier_id IS NOT NULL THEN
    SELECT code, title, company_id INTO NEW.listing_code, NEW.listing_title, NEW.owner_company_id
      FROM dossiers WHERE id = NEW.dossier_id;
  ELSE
    SELECT code, city || ', ' || country, company_id INTO NEW.listing_code, NEW.listing_title, NEW.owner_company_id
      FROM plants WHERE id = NEW.plant_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER requests_keep_listing BEFORE INSERT OR UPDATE OF dossier_id, plant_id ON requests
  FOR EACH ROW EXECUTE FUNCTION keep_listing_of_request();
--> statement-breakpoint
UPDATE requests SET dossier_id = dossier_id;
--> statement-breakpoint
-- The back office's tables: every order has an index that ends with the row's number, for pages by key.
CREATE INDEX requests_by_state ON requests (state, id);
--> statement-breakpoint
CREATE INDEX requests_by_kind ON requests (kind, id);
--> statement-breakpoint
CREATE INDEX requests_by_listing_code ON requests (listing_code, id);
--> statement-breakpoint
CREATE INDEX requests_by_listing_title ON requests (listing_title, id);
--> statement-breakpoint
CREATE INDEX requests_by_created_at ON requests (created_at, id);
--> statement-breakpoint
CREATE INDEX requests_by_touched_at ON requests (touched_at, id);
--> statement-breakpoint
CREATE INDEX requests_by_due_at ON requests (coalesce(due_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX dossiers_of_categories ON dossiers USING gin (therapeutic_categories);
--> statement-breakpoint
CREATE INDEX dossiers_for_markets ON dossiers USING gin (markets);
--> statement-breakpoint
CREATE INDEX dossiers_by_title ON dossiers (title, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_state ON dossiers (state, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_dosage_form ON dossiers (dosage_form, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_readiness ON dossiers (readiness, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_curated ON dossiers (curated, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_offer_days ON dossiers (offer_days, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_listed_at ON dossiers (listed_at, id);
--> statement-breakpoint
CREATE INDEX dossiers_by_confirmed_at ON dossiers (coalesce(confirmed_at, '-infinity'), id);
--> statement-breakpoint
CREATE INDEX plants_by_city ON plants (city, id);
--> statement-breakpoint
CREATE INDEX plants_by_country ON plants (country, id);
--> statement-breakpoint
CREATE INDEX plants_by_state ON plants (state, id);
--> statement-breakpoint
CREATE INDEX plants_by_company_type ON plants (company_type, id);
--> statement-breakpoint
CREATE INDEX plants_by_years_of_operation ON plants (years_of_operation, id);
--> statement-breakpoint
CREATE INDEX plants_by_listed_at ON plants (listed_at, id);
--> statement-breakpoint
CREATE INDEX plants_by_confirmed_at ON plants (coalesce(confirmed_at, '-infinity'), id);
--> statement-breakpoint
CREATE INDEX listing_edits_by_kind ON listing_edits (kind, id);
--> statement-breakpoint
CREATE INDEX listing_edits_by_proposed_at ON listing_edits (proposed_at, id);
--> statement-breakpoint
CREATE INDEX listing_edits_by_decided_at ON listing_edits (coalesce(decided_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX listing_edits_by_proposed_by ON listing_edits (proposed_by, id);
--> statement-breakpoint
CREATE INDEX companies_by_headquarters ON companies (headquarters, id);
--> statement-breakpoint
CREATE INDEX companies_by_founded_year ON companies (founded_year, id);
--> statement-breakpoint
CREATE INDEX companies_by_manufacturing ON companies (manufacturing, id);
--> statement-breakpoint
CREATE INDEX companies_by_created_at ON companies (created_at, id);
--> statement-breakpoint
CREATE INDEX people_by_name ON people (name, id);
--> statement-breakpoint
CREATE INDEX people_by_organisation ON people (organisation, id);
--> statement-breakpoint
CREATE INDEX people_by_role ON people (role, id);
--> statement-breakpoint
CREATE INDEX people_by_is_disabled_at ON people ((disabled_at is not null), id);
--> statement-breakpoint
CREATE INDEX people_by_is_email_verified_at ON people ((email_verified_at is not null), id);
--> statement-breakpoint
CREATE INDEX people_by_created_at ON people (created_at, id);
--> statement-breakpoint
CREATE INDEX contacts_by_name ON contacts (name, id);
--> statement-breakpoint
CREATE INDEX contacts_by_email ON contacts (email, id);
--> statement-breakpoint
CREATE INDEX contacts_by_phone ON contacts (phone, id);
--> statement-breakpoint
CREATE INDEX contacts_by_is_done_at ON contacts ((done_at is not null), id);
--> statement-breakpoint
CREATE INDEX contacts_by_done_at ON contacts (coalesce(done_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_list ON problem_reports (list, id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_issue ON problem_reports (issue, id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_page ON problem_reports (page, id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_is_done_at ON problem_reports ((done_at is not null), id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_done_at ON problem_reports (coalesce(done_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX problem_reports_by_person_id ON problem_reports (person_id, id);
--> statement-breakpoint
CREATE INDEX outgoing_mails_by_recipient ON outgoing_mails (recipient, id);
--> statement-breakpoint
CREATE INDEX outgoing_mails_by_subject ON outgoing_mails (subject, id);
--> statement-breakpoint
CREATE INDEX outgoing_mails_by_state ON outgoing_mails ((case when sent_at is not null then 'sent' when last_error is not null then 'failed' else 'waiting' end), id);
--> statement-breakpoint
CREATE INDEX outgoing_mails_by_sent_at ON outgoing_mails (coalesce(sent_at, 'infinity'), id);
--> statement-breakpoint
CREATE INDEX empty_searches_by_search ON empty_searches (search, id);
--> statement-breakpoint
CREATE INDEX empty_searches_by_times ON empty_searches (times, id);
--> statement-breakpoint
CREATE INDEX fee_entries_by_kind ON fee_entries (kind, id);
--> statement-breakpoint
CREATE INDEX fee_entries_by_currency ON fee_entries (currency, id);
--> statement-breakpoint
CREATE INDEX fee_entries_by_amount ON fee_entries (amount, id);
--> statement-breakpoint
CREATE INDEX fee_entries_by_recorded_at ON fee_entries (recorded_at, id);
--> statement-breakpoint
CREATE INDEX fee_entries_by_recorded_by ON fee_entries (recorded_by, id);
--> statement-breakpoint
CREATE INDEX audit_trail_by_at ON audit_trail (at, id);
--> statement-breakpoint
CREATE INDEX audit_trail_by_action ON audit_trail (action, id);
--> statement-breakpoint
CREATE INDEX audit_trail_by_subject ON audit_trail (subject, id);
--> statement-breakpoint
CREATE INDEX audit_trail_by_actor_id ON audit_trail (actor_id, id);
--> statement-breakpoint
-- Words anywhere in a text are found by its three-letter parts. A host without pg_trgm answers the same, only slower.
DO $$
DECLARE
  looked_through text[];
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  FOREACH looked_through SLICE 1 IN ARRAY ARRAY[
    ['requests', ''' '' || reference || '' '' || listing_code || '' '' || listing_title'],
    ['dossiers', ''' '' || code || '' '' || title'],
    ['plants', ''' '' || code || '' '' || plant_code || '' '' || city || '' '' || country'],
    ['companies', ''' '' || name || '' '' || headquarters'],
    ['people', ''' '' || name || '' '' || email || '' '' || organisation'],
    ['contacts', ''' '' || name || '' '' || email || '' '' || message'],
    ['problem_reports', ''' '' || description || '' '' || page'],
    ['outgoing_mails', ''' '' || recipient || '' '' || subject'],
    ['empty_searches', ''' '' || search'],
    ['fee_entries', ''' '' || note'],
    ['audit_trail', ''' '' || action || '' '' || subject']
  ] LOOP
    EXECUTE format('CREATE INDEX %I ON %I USING gin ((%s) gin_trgm_ops)', looked_through[1] || '_words', looked_through[1], looked_through[2]);
  END LOOP;
EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not to be had: the back office looks through texts without an index';
END $$;
