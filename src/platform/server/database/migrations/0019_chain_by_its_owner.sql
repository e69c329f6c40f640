-- A role that only serves writes no links itself: the trigger does, by the right of the tables' owner.
ALTER FUNCTION chain_audit_line() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
-- Nobody puts it on a table of theirs to have a link made of a line that is none.
REVOKE EXECUTE ON FUNCTION chain_audit_line() FROM PUBLIC;
