// The few controls of the simulator: folds, labelled selects and inputs, rows of buttons.
import { type ReactNode, useId } from "react";
import { part } from "../../renderer/look/part.tsx";
import { Button, type ButtonProps } from "../../renderer/look/parts/button.tsx";
import styles from "./parts.styles.ts";

const Details = part("details", styles.details);
const Inside = part("div", styles.inside);

export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Details open={open}>
      <summary>{title}</summary>
      <Inside>{children}</Inside>
    </Details>
  );
}

const Row = part("div", styles.row);
const Label = part("label", styles.label);
const Help = part("p", styles.help);

export const Input = part("input", styles.input);
const NativeSelect = part("select", styles.nativeSelect);

/** `control` receives its own id, which the label uses, and the id of the help. */
export function Labelled({
  label,
  help,
  control,
}: {
  label: string;
  help?: string;
  control: (id: string, describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <Row>
      <Label htmlFor={id}>{label}</Label>
      {control(id, help ? helpId : undefined)}
      {help && <Help id={helpId}>{help}</Help>}
    </Row>
  );
}

export function Select({
  label,
  value,
  options,
  onChange,
  disabled,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
  disabled?: boolean;
}) {
  return (
    <Labelled
      label={label}
      control={(id) => (
        <NativeSelect
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}

/** Two side by side if there is room. */
export const Pair = part("div", styles.pair);

export const Buttons = part("div", styles.buttons);

const Small = part(Button, styles.small);

/** Smaller than a citizen's: many stand side by side, and a designer has a mouse. */
export function Act(props: ButtonProps) {
  return <Small variant="quiet" {...props} />;
}
