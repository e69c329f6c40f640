CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"line_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_chain_lineId_unique" UNIQUE("line_id")
);
--> statement-breakpoint
-- What a hash is made over, besides the hash before it. server/platform/audit/chain.ts makes the same.
CREATE FUNCTION audit_line_text(line audit_trail) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(line.id, (extract(epoch from line.at) * 1000000)::bigint, line.actor_id, line.action,
    line.subject, line.detail)::text
$$;
--> statement-breakpoint
-- Runs at the commit, so that writers take turns from there to its end only, and the order is that of the commits.
CREATE FUNCTION chain_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7305201);
  SELECT * INTO last FROM audit_chain ORDER BY position DESC LIMIT 1;
  INSERT INTO audit_chain (position, line_id, hash) VALUES (
    coalesce(last.position, 0) + 1,
    NEW.id,
    sha256(convert_to(coalesce(encode(last.hash, 'hex'), '') || ':' || (coalesce(last.position, 0) + 1)::text || ':'
      || audit_line_text(NEW), 'UTF8'))
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is only ever added to';
END $$;
--> statement-breakpoint
-- Lines from before the chain, in the order of their numbers. The lock lets no line slip in between.
LOCK TABLE audit_trail IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DO $$
DECLARE
  line audit_trail;
  at_position bigint := 0;
  previous text := '';
BEGIN
  FOR line IN SELECT * FROM audit_trail ORDER BY id LOOP
    at_position := at_position + 1;
    previous := encode(sha256(convert_to(previous || ':' || at_position::text || ':' || audit_line_text(line), 'UTF8')), 'hex');
    INSERT INTO audit_chain (position, line_id, hash) VALUES (at_position, line.id, decode(previous, 'hex'));
  END LOOP;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_trail_chain AFTER INSERT ON audit_trail
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_line();
--> statement-breakpoint
CREATE TRIGGER audit_trail_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_trail
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
