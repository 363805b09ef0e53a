// The matters and materials that are needed after the answers so far, each with its reason.
import type { Certainty, ListedMaterial, ListedMatter, Needed } from "../../../engine/index.ts";
import { Icon } from "../../look/icons.tsx";
import { classes, part } from "../../look/part.tsx";
import { Row, Stack } from "../../look/parts/layout.tsx";
import { Note } from "../../look/parts/note.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { neededTexts as texts } from "../../texts/guide.ts";
import styles from "./needed-list.styles.ts";

const Group = part("h4", styles.group);

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
      <Row className={styles.head} gap="2">
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
    <li className={styles.thing}>
      <span className={classes(styles.sign, open ? styles.open : styles.sure)}>
        <Icon name={open ? "info" : "check"} size={20} />
      </span>
      <div>
        {name}
        {lines.map((line) => line && <Small key={line}>{line}</Small>)}
      </div>
    </li>
  );
}

/** Whether everything in the list is needed for certain. */
export function isExact(list: readonly { certainty: Certainty }[]): boolean {
  return list.every(({ certainty }) => certainty === "sure");
}

function daysOf({ days, unit = "working-day" }: ListedMatter["matter"]["now"]): string {
  return days === 0 ? texts.atOnce : texts.inDays(days, texts.days[unit]);
}
