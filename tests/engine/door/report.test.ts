// Nothing leaves the engine's two doors and nothing there changes unseen.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { declare, reportOf } from "./report-of.ts";

const doors = [
  { title: "The engine's door", file: "index", paper: "engine-api", of: "the form engine" },
  { title: "The portal's door", file: "portal/index", paper: "portal-api", of: "the portal" },
];

const heading = ({ title, file, of }: (typeof doors)[number]) => `# ${title}

Every export of \`engine/${file}.ts\` with its type, as the compiler declares it. A change here is a change for everybody who builds on
${of}: \`npm run api\` writes it anew, and the changelog says it.
`;

test("[dev] every export of the two doors stands with its type in docs/engine-api.md and docs/portal-api.md: `npm run api` writes them anew", {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder("engine");
  declare("engine/tsconfig.json", folder);
  for (const door of doors) {
    const report = reportOf(resolve(folder, `${door.file}.d.ts`));
    await expect(`${heading(door)}\n\`\`\`ts\n${report}\n\`\`\`\n`).toMatchFileSnapshot(
      `../../../docs/${door.paper}.md`,
    );
  }
});
