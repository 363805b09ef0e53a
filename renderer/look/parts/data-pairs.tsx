// A definition list with labels on the left and values on the right; numbers stay unbroken.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Stack } from "./layout.tsx";
import { Muted } from "./text.tsx";

const Pair = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "flex-start", gap: "4" },
  variants: {
    // In a wide card the eye would lose the line between a label and a value far to its right.
    wide: { true: { justifyContent: "flex-start" } },
  },
});

export function DataPairs({
  pairs,
  wide = false,
  labels = { base: "0 0 5em", md: "0 0 6.5em" },
}: {
  pairs: readonly { label: string; value: ReactNode }[];
  /** Aligns the values in a column beside their labels. */
  wide?: boolean;
  /** The room of the labels' column, as `flex`; by default that of short labels. */
  labels?: { base: string; md: string };
}) {
  return (
    <Stack as="dl" gap="2">
      {pairs.map(({ label, value }) => (
        <Pair key={label} wide={wide}>
          <Muted as="dt" {...(wide ? { flex: labels } : { flex: "none", maxW: "50%" })}>
            {label}
          </Muted>
          <chakra.dd
            textAlign={wide ? "start" : "end"}
            minW="0"
            overflowWrap="anywhere"
            textWrap={wide ? "wrap" : "balance"}
          >
            {value}
          </chakra.dd>
        </Pair>
      ))}
    </Stack>
  );
}
