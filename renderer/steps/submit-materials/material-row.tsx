// The row of a material: icon, name, tag, what it is for, its files and its actions.
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../look/icons.tsx";
import { classes, part } from "../../look/part.tsx";
import { Tag, type Tone } from "../../look/parts/tag.tsx";
import { Small } from "../../look/parts/text.tsx";
import styles from "./material-row.styles.ts";

const Row = part("li", styles.row);
const Name = part("h3", styles.name);
const Actions = part("div", styles.actions);

const More = part("div", styles.more);

export interface MaterialRowProps {
  id: string;
  icon: IconName;
  tone: Tone;
  name: string;
  tag?: string | undefined;
  lines: readonly string[];
  actions?: ReactNode;
  /** Less emphasis for what is not needed. */
  quiet?: boolean;
  children?: ReactNode;
}

export function MaterialRow({
  id,
  icon,
  tone,
  name,
  tag,
  lines,
  actions,
  quiet,
  children,
}: MaterialRowProps) {
  return (
    <Row data-row={id}>
      <span className={classes(styles.sign, styles[tone])}>
        <Icon name={icon} size={20} />
      </span>
      <div>
        <div className={styles.head}>
          <Name id={id} tabIndex={-1} className={quiet ? styles.quiet : undefined}>
            {name}
          </Name>
          {tag && <Tag tone={tone}>{tag}</Tag>}
        </div>
        {lines.map((line) => (
          <Small key={line}>{line}</Small>
        ))}
      </div>
      <Actions>{actions}</Actions>
      {children && <More>{children}</More>}
    </Row>
  );
}
