// Writes the file with the stories of one page.
import { pageId, type StoryPage } from "./story-list.ts";

const makers = [
  ...["doneStory", "forbiddenStory", "forElders", "guideStory", "missingStory", "mistypedStory", "onPhone"],
  ...[
    "reviewStory",
    "ruleStory",
    "savedDraftStory",
    "stepStory",
    "submittedStory",
    "tooLargeStory",
    "warningStory",
  ],
];

export function storyFile(page: StoryPage): [name: string, text: string] {
  const { code, part, title, stories } = page;
  const used = makers.filter((maker) => stories.some(({ made }) => made.includes(`${maker}(`)));
  const lines = stories.map(
    ({ key, name, made }) => `export const ${key}: StoryObj = { name: ${JSON.stringify(name)}, ...${made} };`,
  );
  const text = `// Made by stories/config/generate.ts: changes here are lost.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${used.join(", ")} } from "../makers/index.ts";

export default { id: ${JSON.stringify(pageId(page))}, title: ${JSON.stringify(title)} } satisfies Meta;

${lines.join("\n")}
`;
  return [`${code}.${part}.stories.tsx`, text];
}
