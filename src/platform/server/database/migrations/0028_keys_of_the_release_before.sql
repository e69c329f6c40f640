ALTER TABLE "request_messages" ALTER COLUMN "idempotency_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "file_checks" ALTER COLUMN "sha256" DROP NOT NULL;
--> statement-breakpoint
-- What was sent under a key before idempotency_keys was there, or is still written by a process of the release before:
-- its content was not kept, so that whatever comes again under its key is taken for it.
CREATE FUNCTION keep_key_of_release_before() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idempotency_keys (person_id, key, fingerprint) VALUES (NEW.person_id, NEW.idempotency_key, '')
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER request_messages_keep_key AFTER INSERT ON request_messages
  FOR EACH ROW WHEN (NEW.idempotency_key IS NOT NULL) EXECUTE FUNCTION keep_key_of_release_before();
--> statement-breakpoint
CREATE TRIGGER request_events_keep_key AFTER INSERT ON request_events
  FOR EACH ROW WHEN (NEW.idempotency_key IS NOT NULL) EXECUTE FUNCTION keep_key_of_release_before();
--> statement-breakpoint
INSERT INTO idempotency_keys (person_id, key, fingerprint, used_at)
  SELECT person_id, idempotency_key, '', at FROM request_messages WHERE at > now() - interval '30 days'
  UNION ALL
  SELECT person_id, idempotency_key, '', at FROM request_events
    WHERE idempotency_key IS NOT NULL AND at > now() - interval '30 days'
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE request_messages SET idempotency_key = NULL;
--> statement-breakpoint
UPDATE request_events SET idempotency_key = NULL WHERE idempotency_key IS NOT NULL;
--> statement-breakpoint
-- Admins of before had no need to prove their address.
UPDATE people SET email_verified_at = now() WHERE role = 'admin' AND email_verified_at IS NULL AND disabled_at IS NULL;
