// In: width and ink of the line. Out: a slider from 5 to 30 (Spec 9) and the inks to choose from.
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { signatureCanvas } from "../../../engine/index.ts";
import { signWords } from "../../words/steps/sign-step.ts";

const { min, max } = signatureCanvas.lineWidth;

const WidthField = chakra("div", { base: { flex: { base: "none", md: "1 1 10rem" }, minW: "0" } });
const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", gap: "3", textStyle: "small" },
});
const Label = chakra("label", { base: { fontWeight: "bold" } });
const Muted = chakra("span", { base: { color: "fg.muted" } });
const Slider = chakra("input", {
  base: { display: "block", w: "full", h: "tap", accentColor: "{colors.brand.solid}", cursor: "pointer" },
});
const Inks = chakra("fieldset", {
  base: {
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "repeat(3, minmax(0,1fr))",
    flexWrap: "wrap",
    gap: "2",
    minW: "0",
  },
});
const Legend = chakra("legend", { base: { textStyle: "small", fontWeight: "bold", mb: "1" } });
const Ink = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "tap",
    px: { base: "2", md: "3" },
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
    },
    "& > input": {
      appearance: "none",
      flex: "none",
      w: "5",
      h: "5",
      borderRadius: "full",
      bg: "currentColor",
      cursor: "pointer",
    },
  },
});
const Name = chakra("span", { base: { color: "fg" } });

export function LineWidth({ value, onChange }: { value: number; onChange: (width: number) => void }) {
  const id = useId();
  return (
    <WidthField>
      <Head>
        <Label htmlFor={id}>{signWords.lineWidth}</Label>
        <Muted aria-hidden="true">{signWords.lineWidthOf(value, min, max)}</Muted>
      </Head>
      <Slider
        type="range"
        id={id}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </WidthField>
  );
}

export function InkChoice({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const name = useId();
  return (
    <Inks>
      <Legend>{signWords.ink}</Legend>
      {signatureCanvas.lineColours.map((each, at) => (
        <Ink key={each} data-ring="" style={{ color: each }}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <Name>{signWords.inks[at]}</Name>
        </Ink>
      ))}
    </Inks>
  );
}
