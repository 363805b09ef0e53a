// A slider for the line width from 5 to 30 (Spec 9) and the inks to choose from.
import { useId } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { part } from "../../look/part.tsx";
import { signTexts } from "../../texts/sign.ts";
import styles from "./pen-choice.styles.ts";

const { min, max } = signatureCanvas.lineWidth;

const Slider = part("input", styles.slider);
const Ink = part("label", styles.ink);

export function LineWidth({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const id = useId();
  return (
    <div className={styles.width}>
      <div className={styles.widthHead}>
        <label className={styles.label} htmlFor={id}>
          {signTexts.lineWidth}
        </label>
        <span className={styles.value} aria-hidden="true">
          {signTexts.lineWidthOf(value, min, max)}
        </span>
      </div>
      <Slider
        type="range"
        id={id}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

export function InkChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.inks}>
      <legend className={styles.legend}>{signTexts.ink}</legend>
      {signatureCanvas.lineColours.map((each, at) => (
        <Ink key={each} data-ring="" style={{ color: each }}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span className={styles.inkWord}>{signTexts.inks[at]}</span>
        </Ink>
      ))}
    </fieldset>
  );
}
