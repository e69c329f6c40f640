-- What is kept goes by other rules than those that stand (§20.3): years of the EU, reviews of biologics, approved generics, and
-- of which edition soft limits are. It is worked out anew.
UPDATE "launch_facts" SET "worked_for" = '2000-01-01';
