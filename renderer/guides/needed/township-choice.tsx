// In: the townships of a one-thing and the chosen one. Out: the browser's own select, for a list that differs by township.
import { chakra } from "@chakra-ui/react";
import { neededWords as words } from "../../words/needed.ts";
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
const Question = chakra("div", { base: { px: "card", pb: "5" } });

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
    <Question>
      <Label htmlFor={id}>{words.township}</Label>
      <Help id={`${id}-help`}>{words.townshipHelp}</Help>
      <Select
        id={id}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {Object.entries(townships).map(([areaId, name]) => (
          <option key={areaId} value={areaId}>
            {name}
          </option>
        ))}
      </Select>
    </Question>
  );
}
