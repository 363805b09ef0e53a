// The matters and materials that are needed after the answers so far, each with its reason.
import { chakra } from "@chakra-ui/react";
import type { Certainty, ListedMaterial, ListedMatter, Needed } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { Row, Stack } from "../../look/parts/layout.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { neededTexts as texts } from "../../texts/guide.ts";

const Group = chakra("h4", {
  base: { mt: "4", mb: "1", fontSize: "sm", color: "fg.muted", fontWeight: "bold" },
});

const groups: [keyof typeof texts.groups, ListedMaterial["material"]["from"][]][] = [
  ["upload", ["upload"]],
  ["fetched", ["e-licence", "shared-data"]],
  ["made", ["form"]],
];

export function NeededList({ id, needed }: { id: string; needed: Needed }) {
  const { matters, materials, forbidden } = needed;
  if (forbidden)
    return (
      <Stack gap="3">
        <CardTitle as="h3" id={id}>
          {texts.title}
        </CardTitle>
        <Note tone="warning">{texts.forbidden}</Note>
      </Stack>
    );
  return (
    <>
      <Row justifyContent="space-between" gap="2">
        <CardTitle as="h3" id={id}>
          {texts.title}
        </CardTitle>
        <Tag tone={isExact(materials) ? "success" : "neutral"}>
          {materials.length > 0 ? texts.materials(materials.length, !isExact(materials)) : texts.noMaterials}
        </Tag>
      </Row>
      {groups.map(([group, from]) => {
        const mine = materials.filter(({ material }) => from.includes(material.from));
        if (mine.length === 0) return null;
        return (
          <div key={group}>
            <Group>{texts.groups[group]}</Group>
            <ul>
              {mine.map(({ key, material, certainty, because }) => (
                <Thing
                  key={key}
                  certainty={certainty}
                  name={material.name + (material.optional ? texts.ifWanted : "")}
                  lines={[material.orElse ? texts.orElse : undefined, because]}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <Group>
        {texts.mattersTitle}
        {texts.dot}
        {texts.matters(matters.length, !isExact(matters))}
      </Group>
      <ul>
        {matters.map(({ key, matter, departmentName, certainty, because }) => (
          <Thing
            key={key}
            certainty={certainty}
            name={matter.name}
            lines={[[departmentName, daysOf(matter.now)].join(texts.dot), because]}
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
    <chakra.li display="flex" gap="2.5" py="1.5" lineHeight="snug">
      <chakra.span
        flex="none"
        display="grid"
        placeItems="center"
        h="1lh"
        color={open ? "fg.subtle" : "success.solid"}
      >
        <Icon name={open ? "info" : "check"} size={20} />
      </chakra.span>
      <div>
        {name}
        {lines.map((line) => line && <Small key={line}>{line}</Small>)}
      </div>
    </chakra.li>
  );
}

/** Whether everything in the list is needed for certain. */
export function isExact(list: readonly { certainty: Certainty }[]): boolean {
  return list.every(({ certainty }) => certainty === "sure");
}

function daysOf({ days, unit = "working-day" }: ListedMatter["matter"]["now"]): string {
  return days === 0 ? texts.atOnce : texts.inDays(days, texts.days[unit]);
}
