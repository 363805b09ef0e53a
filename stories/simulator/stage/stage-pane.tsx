// Shows the portal's page at the chosen width, and its target when it leads away.
import { useEffect, useRef, useState } from "react";
import { part } from "../../../renderer/look/part.tsx";
import { Note } from "../../../renderer/look/parts/note.tsx";
import { type PersonName, people } from "../../../tests/people/people.ts";
import { Act, Buttons, Select } from "../parts.tsx";
import type { Simulation, View } from "../simulation.ts";
import { simulatorTexts } from "../texts.ts";
import { StageFrame, type StageWidth, stageWidths } from "./stage-frame.tsx";
import styles from "./stage-pane.styles.ts";

const words = simulatorTexts.stage;

const Pane = part("section", styles.pane);
const Bar = part("div", styles.bar);
const Box = part("div", styles.box);
const Middle = part("div", styles.middle);
const Url = part("span", styles.url);

/** Width of the pane in px from which a desktop page is still readable in it. */
const readable = 720;

export function StagePane({ simulation, view }: { simulation: Simulation; view: View }) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [wish, setWish] = useState<StageWidth>();
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) watching.observe(box.current);
    return () => watching.disconnect();
  }, []);
  const width = wish ?? (size.width < readable ? "phone" : "desktop");
  const scale = Math.min(1, size.width / stageWidths[width]) || 1;
  return (
    <Pane aria-label={words.title}>
      <Bar>
        <Buttons role="group" aria-label={words.width}>
          {(["desktop", "phone"] as const).map((one) => (
            <Act
              key={one}
              aria-pressed={width === one}
              variant={width === one ? "secondary" : "quiet"}
              onClick={() => setWish(one)}
            >
              {words[one]}
            </Act>
          ))}
        </Buttons>
        {width === "desktop" && scale < 1 && <span>{words.shrunk(Math.round(scale * 100))}</span>}
      </Bar>
      {view.leaving !== null && <Leaving simulation={simulation} view={view} url={view.leaving} />}
      <Box ref={box}>
        <Middle style={{ width: stageWidths[width] * scale, height: size.height }}>
          <StageFrame run={view.run} width={width} scale={scale} height={size.height} />
        </Middle>
      </Box>
    </Pane>
  );
}

/** Nothing outside is opened: the login is skipped, and a button returns from it. */
function Leaving({ simulation, view, url }: { simulation: Simulation; view: View; url: string }) {
  const here = view.setup.person;
  const [person, setPerson] = useState<PersonName>(people[here] ? here : "verified");
  const persons = (Object.keys(people) as PersonName[]).filter((one) => people[one] !== null);
  return (
    <Note tone="warning" role="status">
      {words.leaving}
      <Url>{url}</Url>
      <Select
        label={words.as}
        value={person}
        options={persons.map((one) => [one, simulatorTexts.people[one]])}
        onChange={(one) => setPerson(one as PersonName)}
      />
      <Buttons className={styles.leaving}>
        <Act variant="primary" onClick={() => void simulation.comeBack(person)}>
          {words.comeBack}
        </Act>
        <Act onClick={() => simulation.stay()}>{words.stay}</Act>
      </Buttons>
    </Note>
  );
}
