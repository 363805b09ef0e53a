// In: an asked section with its state. Out: its card: heading, how far it is, and its fields as soon as there is time to draw them.
import { memo, useCallback, useEffect, useSyncExternalStore } from "react";
import type { AskedSection } from "../../engine/index.ts";
import { Card, PanelHeader } from "../look/parts/card.tsx";
import type { SectionContext } from "./field-context.ts";
import { sectionId } from "./field-id.ts";
import type { AnySectionState } from "./form-state.ts";
import type { Mounts } from "./mounts.ts";
import { RepeatedSection } from "./repeated-section.tsx";
import { SectionCount } from "./section-count.tsx";
import { SectionForm } from "./section-form.tsx";

interface Props extends Omit<SectionContext, "state"> {
  asked: AskedSection;
  held: AnySectionState;
  mounts: Mounts;
  /** `第 2 节，共 9 节`, where sections are shown one a page. */
  position?: string;
  hidden?: boolean;
  /** The form is so long that what is out of sight should not be laid out. */
  long: boolean;
}

/** Height of a row of fields, for the scroll bar before the section is drawn; rem. */
const rowHeight = 6;

export const FormSection = memo(function FormSection(props: Props) {
  const { asked, held, mounts, position, hidden, long, townships, onGo } = props;
  const { key, title, help } = asked.section;
  const subscribe = useCallback((listener: () => void) => mounts.subscribe(listener, key), [mounts, key]);
  const drawn = useSyncExternalStore(subscribe, () => mounts.has(key));
  useEffect(() => (drawn ? undefined : mounts.later(key)), [drawn, mounts, key]);
  const height = `${Math.ceil(asked.fields.length / 2) * rowHeight}rem`;
  return (
    <Card
      flush
      className="f-section"
      aria-labelledby={sectionId(key)}
      hidden={hidden}
      data-long={long || undefined}
      style={long ? { containIntrinsicBlockSize: `auto ${height}` } : undefined}
    >
      <PanelHeader
        title={
          <span id={sectionId(key)} tabIndex={-1} className="f-heading">
            {title}
          </span>
        }
        aside={<SectionCount held={held} asked={asked} position={position} />}
      />
      {help && <p className="f-section-help">{help}</p>}
      {!drawn && <div style={{ blockSize: height }} />}
      {drawn && held.kind === "fields" && (
        <SectionForm asked={asked} state={held.state} townships={townships} onGo={onGo} />
      )}
      {drawn && held.kind === "rows" && (
        <RepeatedSection asked={asked} state={held.state} townships={townships} onGo={onGo} />
      )}
    </Card>
  );
});
