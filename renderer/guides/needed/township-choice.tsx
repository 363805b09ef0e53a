// The browser's own select for the township, when the list depends on it.
import { classes } from "../../look/part.tsx";
import { Small } from "../../look/parts/text.tsx";
import boxes from "../../look/styles/input-box.styles.ts";
import { neededTexts as texts } from "../../texts/guide.ts";
import styles from "./township-choice.styles.ts";

export function TownshipChoice({
  id,
  townships,
  value = "",
  onChoose,
}: {
  id: string;
  /** Area id → name. */
  townships: Readonly<Record<string, string>>;
  value: string | undefined;
  onChoose: (areaId: string) => void;
}) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {texts.township}
      </label>
      <Small className={styles.help} id={`${id}-help`}>
        {texts.townshipHelp}
      </Small>
      <select
        className={classes(boxes.box, styles.select)}
        id={id}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {Object.entries(townships).map(([areaId, name]) => (
          <option key={areaId} value={areaId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
