// The kit from which a guide's theme is chosen: every picture with its icon, every hue, each under the word that the JSON says.
import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HueName, hueStyle, hues } from "../renderer/look/hues.ts";
import { type MotifName, motifPaths } from "../renderer/look/motif-paths.ts";
import { Motif } from "../renderer/look/motifs.tsx";
import { IconTile } from "../renderer/look/parts/icon-tile.tsx";
import { GuidePicture } from "../renderer/look/pictures/guide-picture.tsx";
import { onPhone, partStory } from "./makers/index.ts";

export default { title: "指南/图案与色调" } satisfies Meta;

const motifs = Object.keys(motifPaths) as MotifName[];
const hueNames = Object.keys(hues) as HueName[];

const Grid = chakra("ul", {
  base: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))", gap: "5", mt: "5" },
});
const Sample = chakra("li", {
  base: {
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "theme.border",
    borderRadius: "lg",
    bg: "theme.subtle",
    color: "theme.fg",
    "& > p": { display: "flex", alignItems: "center", gap: "3", p: "4", bg: "bg.panel" },
  },
});

/** Motifs and hues stand in the same order in their files, so each motif is seen in another hue. */
function Pictures() {
  return (
    <main>
      <h1>插图与图标</h1>
      <Grid>
        {motifs.map((name, at) => (
          <Sample key={name} style={hueStyle(hueNames[at % hueNames.length] ?? "blue")}>
            <GuidePicture name={name} />
            <p>
              <IconTile>
                <Motif name={name} size={26} />
              </IconTile>
              <code>{name}</code>
            </p>
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
      <Grid>
        {hueNames.map((name) => (
          <Sample key={name} style={hueStyle(name)}>
            <GuidePicture name="book" />
            <p>
              <IconTile>
                <Motif name="book" size={26} />
              </IconTile>
              <code>{name}</code>
            </p>
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
