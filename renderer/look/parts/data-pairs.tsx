// In: labels and their values. Out: a definition list, label left and value right, values unbroken where they are numbers.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const List = chakra("dl", { base: { display: "grid", gap: "2" } });
const Pair = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: "4" },
});
const Label = chakra("dt", { base: { color: "fg.muted", flex: "none", maxW: "50%" } });
const Value = chakra("dd", { base: { textAlign: "end", minW: "0", overflowWrap: "anywhere" } });

export function DataPairs({ pairs }: { pairs: readonly { label: string; value: ReactNode }[] }) {
  return (
    <List>
      {pairs.map(({ label, value }) => (
        <Pair key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Pair>
      ))}
    </List>
  );
}
