// In: what is needed after the answers so far. Out: the matters with department and days, the materials by who brings them, each with its reason.
import { chakra } from "@chakra-ui/react";
import type { Certainty, ListedMaterial, ListedMatter, Needed } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { neededWords as words } from "../../words/needed.ts";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
  },
});
const Stopped = chakra("div", { base: { display: "grid", gap: "3" } });
const Title = chakra("h3", { base: { textStyle: "cardTitle" } });
const Group = chakra("h4", {
  base: { mt: "4", mb: "1", fontSize: "sm", color: "fg.muted", fontWeight: "bold" },
});
const Line = chakra("li", {
  base: { display: "flex", gap: "2.5", py: "1.5", lineHeight: "snug" },
});
const Sign = chakra("span", {
  base: { flex: "none", display: "grid", placeItems: "center", h: "1lh", color: "success.solid" },
  variants: { open: { true: { color: "fg.subtle" } } },
});
const Small = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

const groups: [keyof typeof words.groups, ListedMaterial["material"]["from"][]][] = [
  ["upload", ["upload"]],
  ["fetched", ["e-licence", "shared-data"]],
  ["made", ["form"]],
];

export function NeededList({ id, needed }: { id: string; needed: Needed }) {
  const { matters, materials, forbidden } = needed;
  if (forbidden)
    return (
      <Stopped>
        <Title id={id}>{words.title}</Title>
        <Note tone="warning">{words.forbidden}</Note>
      </Stopped>
    );
  return (
    <>
      <Head>
        <Title id={id}>{words.title}</Title>
        <Tag tone={isExact(materials) ? "success" : "neutral"}>
          {materials.length > 0 ? words.materials(materials.length, !isExact(materials)) : words.noMaterials}
        </Tag>
      </Head>
      {groups.map(([group, from]) => {
        const mine = materials.filter(({ material }) => from.includes(material.from));
        if (mine.length === 0) return null;
        return (
          <div key={group}>
            <Group>{words.groups[group]}</Group>
            <ul>
              {mine.map(({ key, material, certainty, because }) => (
                <Thing
                  key={key}
                  certainty={certainty}
                  name={material.name + (material.optional ? words.ifWanted : "")}
                  lines={[material.orElse ? words.orElse : undefined, because]}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <Group>
        {words.mattersTitle}
        {words.dot}
        {words.matters(matters.length, !isExact(matters))}
      </Group>
      <ul>
        {matters.map(({ key, matter, departmentName, certainty, because }) => (
          <Thing
            key={key}
            certainty={certainty}
            name={matter.name}
            lines={[[departmentName, daysOf(matter.now)].join(words.dot), because]}
          />
        ))}
      </ul>
    </>
  );
}

function Thing({
  name,
  certainty,
  lines,
}: {
  name: string;
  certainty: Certainty;
  lines: readonly (string | undefined)[];
}) {
  const open = certainty !== "sure";
  return (
    <Line>
      <Sign open={open}>
        <Icon name={open ? "info" : "check"} size={20} />
      </Sign>
      <div>
        {name}
        {lines.map((line) => line && <Small key={line}>{line}</Small>)}
      </div>
    </Line>
  );
}

/** Whether everything in it is needed for certain. */
export function isExact(list: readonly { certainty: Certainty }[]): boolean {
  return list.every(({ certainty }) => certainty === "sure");
}

function daysOf({ days, unit = "working-day" }: ListedMatter["matter"]["now"]): string {
  return days === 0 ? words.atOnce : words.inDays(days, words.days[unit]);
}
