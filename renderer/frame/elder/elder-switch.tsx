// The switch for 长辈版, its name always visible; on phones it is a bordered button.
import { part } from "../../look/part.tsx";
import { frameTexts } from "../../texts/frame.ts";
import styles from "./elder-switch.styles.ts";

const Root = part("button", styles.root);
const Track = part("span", styles.track);

export function ElderSwitch({
  elder,
  onElderChange,
}: {
  elder: boolean;
  onElderChange: (elder: boolean) => void;
}) {
  return (
    <Root type="button" role="switch" aria-checked={elder} onClick={() => onElderChange(!elder)}>
      <Track aria-hidden="true" />
      {frameTexts.elder}
    </Root>
  );
}
