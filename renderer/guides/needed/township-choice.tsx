// The browser's own select for the township, when the list depends on it.
import { chakra } from "@chakra-ui/react";
import { neededTexts as texts } from "../../texts/guide.ts";
import { Help } from "./before-question.tsx";

const Label = chakra("label", { base: { display: "block", mb: "1", fontWeight: "bold" } });
const Select = chakra("select", {
  base: {
    w: "full",
    minH: "tap",
    px: "3",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
  },
});

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
    <chakra.div px="card" pb="5">
      <Label htmlFor={id}>{texts.township}</Label>
      <Help id={`${id}-help`}>{texts.townshipHelp}</Help>
      <Select
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
      </Select>
    </chakra.div>
  );
}
