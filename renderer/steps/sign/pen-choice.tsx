// A slider for the line width from 5 to 30 (Spec 9) and the inks to choose from.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { forced } from "../../look/conditions.ts";
import { signTexts } from "../../texts/sign.ts";
import { pensBeside } from "./places.ts";

const { min, max } = signatureCanvas.lineWidth;

const Slider = chakra("input", {
  base: { display: "block", w: "full", h: "tap", accentColor: "{colors.brand.solid}", cursor: "pointer" },
});
const Ink = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    px: { base: "2", md: "3" },
    [pensBeside]: { px: "2" },
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    cursor: "pointer",
    _hover: { borderColor: "brand.solid" },
    "&:has(:checked)": {
      borderColor: "brand.solid",
      bg: "brand.subtle",
      boxShadow: "inset 0 0 0 1px var(--chakra-colors-brand-solid)",
      [forced]: { outline: "3px solid Highlight" },
    },
    "& > input": {
      appearance: "none",
      flex: "none",
      w: "5",
      h: "5",
      borderRadius: "full",
      bg: "currentColor",
      cursor: "pointer",
      forcedColorAdjust: "none",
    },
  },
});

export function LineWidth({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const id = useId();
  return (
    <chakra.div flex={{ base: "none", md: "1 1 10rem" }} minW="0" css={{ [pensBeside]: { flex: "none" } }}>
      <chakra.div display="flex" justifyContent="space-between" gap="3" textStyle="small">
        <chakra.label fontWeight="bold" htmlFor={id}>
          {signTexts.lineWidth}
        </chakra.label>
        <chakra.span color="fg.muted" aria-hidden="true">
          {signTexts.lineWidthOf(value, min, max)}
        </chakra.span>
      </chakra.div>
      <Slider
        type="range"
        id={id}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </chakra.div>
  );
}

export function InkChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const name = useId();
  return (
    <chakra.fieldset
      display={{ base: "grid", md: "flex" }}
      gridTemplateColumns="repeat(2, minmax(0,1fr))"
      flexWrap="wrap"
      gap="2"
      minW="0"
    >
      <chakra.legend textStyle="small" fontWeight="bold" mb="1">
        {signTexts.ink}
      </chakra.legend>
      {signatureCanvas.lineColours.map((each, at) => (
        <Ink key={each} data-ring="" style={{ color: each }}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <chakra.span color="fg">{signTexts.inks[at]}</chakra.span>
        </Ink>
      ))}
    </chakra.fieldset>
  );
}
