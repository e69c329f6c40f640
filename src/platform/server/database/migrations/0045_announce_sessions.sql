-- Whatever ends a session, or changes whom it admits to what, is told to every process that listens, whichever code or hand
-- did it, and by a notice to the connection that did: see warm-sessions.ts. That a session was used ends none.
CREATE FUNCTION announce_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RAISE NOTICE 'sessions';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce AFTER DELETE OR UPDATE OF token_hash, person_id, expires_at ON sessions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sessions();
--> statement-breakpoint
CREATE TRIGGER people_announce_sessions AFTER DELETE OR UPDATE OF name, role, email_verified_at, disabled_at ON people
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sessions();
--> statement-breakpoint
CREATE TRIGGER second_factors_announce_sessions AFTER INSERT OR DELETE OR UPDATE OF person_id, enabled_at ON second_factors
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sessions();
--> statement-breakpoint
CREATE TRIGGER passkeys_announce_sessions AFTER INSERT OR DELETE OR UPDATE OF person_id ON passkeys
  FOR EACH STATEMENT EXECUTE FUNCTION announce_sessions();
