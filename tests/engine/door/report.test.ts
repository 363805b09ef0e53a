// Nothing leaves the engine's door and nothing there changes unseen.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { declare, reportOf } from "./report-of.ts";

const heading = `# The engine's door

Every export of \`engine/index.ts\` with its type, as the compiler declares it. A change here is a change for everybody who builds on the
engine: \`npm run api\` writes it anew, and the changelog says it.
`;

test("[dev] every export of the engine stands with its type in docs/engine-api.md: `npm run api` writes it anew", {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder("engine");
  declare("engine/tsconfig.json", folder);
  const report = reportOf(resolve(folder, "index.d.ts"));
  await expect(`${heading}\n\`\`\`ts\n${report}\n\`\`\`\n`).toMatchFileSnapshot(
    "../../../docs/engine-api.md",
  );
});
