CREATE TABLE "file_checks" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fault" text,
	"fault_since" timestamp with time zone
);
