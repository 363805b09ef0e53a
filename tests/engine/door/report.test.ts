// Nothing leaves the doors and nothing there changes unseen.
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { declareTypes } from "../../../deploy/package-build.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { reportOf } from "./report-of.ts";

const doors = [
  { title: "The engine's door", file: "engine/index.ts", paper: "engine-api", of: "the form engine" },
  { title: "The portal's door", file: "engine/portal/index.ts", paper: "portal-api", of: "the portal" },
  { title: "The form's door", file: "renderer/form/index.ts", paper: "form-api", of: "the form" },
];

const heading = ({ title, file, of }: (typeof doors)[number]) => `# ${title}

Every export of \`${file}\` with its type, as the compiler declares it. A change here is a change for everybody who builds on
${of}: \`npm run api\` writes it anew, and the changelog says it.
`;

test("[dev] every export of the three doors stands with its type in docs/engine-api.md, portal-api.md and form-api.md: `npm run api` writes them anew", {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder("doors");
  for (const project of ["engine", "renderer/form"]) declareTypes(project, folder, "--removeComments");
  for (const door of doors) {
    const report = reportOf(resolve(folder, door.file.replace(/ts$/, "d.ts")));
    await expect(`${heading(door)}\n\`\`\`ts\n${report}\n\`\`\`\n`).toMatchFileSnapshot(
      `../../../docs/${door.paper}.md`,
    );
  }
});
