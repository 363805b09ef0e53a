// The browser's own select for the township, when the list depends on it.
import { chakra } from "@chakra-ui/react";
import { inputBox } from "../../look/parts/input-box.ts";
import { Small } from "../../look/parts/text.tsx";
import { neededTexts as texts } from "../../texts/guide.ts";

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
      <chakra.label display="block" mb="1" fontWeight="bold" htmlFor={id}>
        {texts.township}
      </chakra.label>
      <Small mb="2" id={`${id}-help`}>
        {texts.townshipHelp}
      </Small>
      <chakra.select
        {...inputBox}
        w="full"
        minH="tap"
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
      </chakra.select>
    </chakra.div>
  );
}
