// Writes the settings for people: the table of the documentation, the example of an environment, and the help of the commands.

import { resolve } from "node:path";
import { isContentFolder } from "../../content/command-line.ts";
import { type Setting, settings } from "../base/setting-reader.ts";

const each = Object.entries<Setting>(settings);
const usual = ({ default: value, otherwise = "" }: Setting): string =>
  value === undefined ? otherwise : `\`${value}\``;

/** `docs/settings.md`. */
export function settingsPage(): string {
  const rows = each.map(([name, setting]) => `| \`${name}\` | ${usual(setting)} | ${setting.description} |`);
  return `# Settings

Environment variables, read at the start; an empty one counts as absent. One that is wrong ends the start with a sentence, all of them at once.
They stand in \`schemas/settings.schema.json\`; this page and \`.env.example\` are printed from it.

| setting | default | what it is |
|---|---|---|
${rows.join("\n")}
`;
}

/** \`.env.example\`: nothing in it is set. */
export function exampleEnvironment(): string {
  const parts = each.map(([name, setting]) => {
    const { default: value = "", description } = setting;
    const comment =
      setting.otherwise === undefined ? description : `${description} Default: ${setting.otherwise}.`;
    return `${wrapped(plain(comment))}\n#${name}=${value}\n`;
  });
  return `# The settings of a deployment. Take the # away from what you set; npm run -s keys prints the keys.\n\n${parts.join("\n")}`;
}

const plain = (text: string): string => text.replaceAll("`", "");

/** Comment lines of 98 characters at most, where words allow it. */
const wrapped = (text: string): string => text.replace(/(.{1,96}|\S+)(?: +|$)/g, "# $1\n").trimEnd();

const list = each.map(([name, setting]) => `  ${name.padEnd(20)} ${plain(usual(setting))}`).join("\n");

export const startUsage = `Usage: npm start [-- [--content FOLDER] [--portal FOLDER]]
  --content  the folder with flows and schemas; by default the project's own
  --portal   the folder of the built portal; by default dist/portal, or one for that content, built when it has changed

Settings are environment variables, explained in docs/settings.md:
${list}`;

export const devUsage = `Usage: npm run dev [-- --content FOLDER]
  --content  the folder with flows and schemas; by default the project's own`;

/** A sentence when the folder holds no content. */
export const noContent = (folder: string): string | undefined =>
  isContentFolder(folder)
    ? undefined
    : `There is no content in ${resolve(folder)}: a content folder holds flows and schemas.`;
