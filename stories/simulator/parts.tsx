// The few controls of the simulator: folds, labelled selects and inputs, rows of buttons.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "../../renderer/look/parts/button.tsx";

const edge = { borderWidth: "1px", borderColor: "border.control", borderRadius: "md" } as const;

const Details = chakra("details", {
  base: {
    borderTopWidth: "1px",
    borderColor: "border.subtle",
    "& > summary": {
      display: "list-item",
      py: "2.5",
      fontWeight: "bold",
      cursor: "pointer",
      minH: { base: "tap", lg: "auto" },
    },
  },
});
const Inside = chakra("div", { base: { display: "grid", gap: "3", pb: "4", minW: "0" } });

export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <Details open={open}>
      <summary>{title}</summary>
      <Inside>{children}</Inside>
    </Details>
  );
}

const Row = chakra("div", { base: { display: "grid", gap: "1", minW: "0" } });
const Label = chakra("label", { base: { textStyle: "small", color: "fg.muted" } });
const Help = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

export const Input = chakra("input", {
  base: {
    ...edge,
    minH: { base: "tap", lg: "40px" },
    px: "3",
    w: "full",
    minW: "0",
    bg: "bg.panel",
    fontSize: "md",
  },
});
const NativeSelect = chakra("select", {
  base: {
    ...edge,
    minH: { base: "tap", lg: "40px" },
    px: "2",
    w: "full",
    minW: "0",
    bg: "bg.panel",
    fontSize: "md",
    textOverflow: "ellipsis",
    _disabled: { bg: "bg.muted", color: "fg.subtle" },
  },
});

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
export const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(150px, 100%), 1fr))",
    alignItems: "start",
  },
});

export const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

const Small = chakra(Button, {
  base: { minH: { base: "tap", lg: "40px" }, px: "3", py: "1.5", fontSize: "sm" },
});

/** Smaller than a citizen's: many stand side by side, and a designer has a mouse. */
export function Act(props: ButtonProps) {
  return <Small variant="quiet" {...props} />;
}
