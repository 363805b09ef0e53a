// The tests that open no database of `freshDatabase`, so that a run on PostgreSQL would show nothing else than the usual run.

/** Files of `tests/gateway`, without `.test.ts`. The usual run fails for one that stands here and opens such a database. */
export const withoutPostgres = [
  ...["commands", "data-folder", "qr-picture", "settings", "settings-papers", "start"],
  ...["audit/command", "keys/command", "office/command", "person/command"],
  ...["corpora/own-patterns", "office/whole-way", "outside/adapters-file", "outside/signed-message"],
  ...["backup", "belonging", "broken-files", "busy-or-full", "only-adding", "sweeping"].map(
    (name) => `store/${name}`,
  ),
].map((name) => `tests/gateway/${name}.test.ts`);
