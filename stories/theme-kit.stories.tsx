// The kit for the theme of a guide: every picture with its icon, and every hue, each under the word to write in the JSON.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type HueName, hues } from "../renderer/look/hues.ts";
import { type MotifName, motifPaths } from "../renderer/look/motif-paths.ts";
import { Motif } from "../renderer/look/motifs.tsx";
import { part } from "../renderer/look/part.tsx";
import { Button } from "../renderer/look/parts/button.tsx";
import { IconTile } from "../renderer/look/parts/icon-tile.tsx";
import { GuidePicture } from "../renderer/look/pictures/guide-picture.tsx";
import oneThingSchema from "../schemas/one-thing.schema.json" with { type: "json" };
import { onPhone, partStory } from "./makers/index.ts";
import { themesMockUp } from "./makers/mock-ups.ts";
import styles from "./theme-kit.styles.ts";

export default { title: "指南/图案与色调", parameters: { mockUp: themesMockUp } } satisfies Meta;

const motifs = Object.keys(motifPaths) as MotifName[];
const hueNames = Object.keys(hues) as HueName[];

const { picture, guide } = oneThingSchema.$defs;
const meaningsIn = (words: { enum: string[]; enumDescriptions: string[] }) =>
  new Map(words.enum.map((word, at) => [word, words.enumDescriptions[at]]));
const pictureMeanings = meaningsIn(picture);
const hueMeanings = meaningsIn(guide.properties.theme.properties.hue);

interface Written {
  name?: string;
  icon?: string;
  guide?: { theme?: { picture?: string; hue?: string } };
}
/** The content as written, including broken files; none is required. */
const written = Object.values(
  import.meta.glob<Written>("../flows/one-things/*.json", { eager: true, import: "default" }),
);
const usersOf = (says: (thing: Written) => boolean): string[] =>
  written.filter(says).flatMap(({ name }) => name ?? []);

const Grid = part("ul", styles.grid);
const Sample = part("li", styles.sample);

const Words = part("div", styles.words);

/** A word of the schema to copy into a one-thing, its meaning, and the one-things that use it. */
function Word({
  word,
  meaning,
  users,
}: {
  word: string;
  meaning: string | undefined;
  users: readonly string[];
}) {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(word).then(() => setCopied(true));
  return (
    <Words>
      <strong>{meaning}</strong>
      <Button variant="secondary" aria-label={`复制 ${word}`} onClick={copy}>
        <code>{word}</code>
      </Button>
      <span role="status">{copied ? "已复制" : ""}</span>
      <small>{users.length > 0 ? `用在：${users.join("、")}` : "还没有一件事使用"}</small>
    </Words>
  );
}

/** Motifs and hues have a fixed order in their files, so each motif is shown in another hue. */
function Pictures() {
  return (
    <main>
      <h1>插图与图标</h1>
      <p>
        写在一件事的 icon（列表和指南里的图标）和 guide.theme.picture（指南页的插图）里。点一下名称就复制。
      </p>
      <Grid>
        {motifs.map((name, at) => (
          <Sample key={name} data-hue={hueNames[at % hueNames.length]}>
            <GuidePicture name={name} />
            <div>
              <IconTile>
                <Motif name={name} size={26} />
              </IconTile>
              <Word
                word={name}
                meaning={pictureMeanings.get(name)}
                users={usersOf(({ icon, guide }) => icon === name || guide?.theme?.picture === name)}
              />
            </div>
          </Sample>
        ))}
      </Grid>
    </main>
  );
}

function Hues() {
  return (
    <main>
      <h1>色调</h1>
      <p>写在一件事的 guide.theme.hue 里；明暗与深浅由平台统一，哪一个都看得清。点一下名称就复制。</p>
      <Grid>
        {hueNames.map((name) => (
          <Sample key={name} data-hue={name}>
            <GuidePicture name="book" />
            <div>
              <IconTile>
                <Motif name="book" size={26} />
              </IconTile>
              <Word
                word={name}
                meaning={hueMeanings.get(name)}
                users={usersOf(({ guide }) => guide?.theme?.hue === name)}
              />
            </div>
          </Sample>
        ))}
      </Grid>
    </main>
  );
}

export const AllPictures: StoryObj = { name: "插图与图标", ...partStory(() => <Pictures />) };
export const AllPicturesPhone: StoryObj = {
  name: "插图与图标 手机",
  ...onPhone(partStory(() => <Pictures />)),
};
export const AllHues: StoryObj = { name: "色调", ...partStory(() => <Hues />) };
