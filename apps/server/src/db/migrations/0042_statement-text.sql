-- Search of a text within messages. Without the extension (the embedded store, or a database whose role may not create
-- it) the search reads the messages of its period. Who installs it later creates the index by this statement.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "statements_text" ON "statements" USING gin ("body" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
	RAISE NOTICE 'There is no pg_trgm: searches of message texts use no index.';
END $$;
