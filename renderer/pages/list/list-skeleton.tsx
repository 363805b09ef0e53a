// The grey shape of the list while it loads, visible only after 300 ms of waiting.
import { chakra } from "@chakra-ui/react";
import { Stack } from "../../look/parts/layout.tsx";
import { SkeletonBar } from "../../look/parts/skeleton-rows.tsx";
import { Waiting } from "../../look/parts/waiting.tsx";
import { Columns } from "./subjects.tsx";

const Side = chakra("div", {
  base: {
    display: { base: "none", xl: "grid" },
    gap: "7",
    p: "5",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
    "[data-mode=elder] &": { display: "none" },
  },
});
const Pair = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", md: "repeat(2, minmax(0,1fr))" },
    gap: { base: "3", md: "5" },
    mt: "3",
    "[data-mode=elder] &": { gridTemplateColumns: "minmax(0,1fr)" },
  },
});
const Thing = chakra("div", {
  base: {
    display: "flex",
    gap: "4",
    p: "5",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    bg: "bg.panel",
  },
});

const menuWidths = ["70%", "60%", "52%", "70%", "64%", "88%", "60%"];
const rows = ["first", "second", "third"];

/** Three rows, the most that Spec 9 asks for. */
export function ListSkeleton() {
  return (
    <div>
      <Waiting />
      <chakra.div animation="appear 1ms 300ms both" aria-hidden="true">
        <Columns>
          <Side>
            {menuWidths.map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <SkeletonBar key={place} style={{ width }} />
            ))}
          </Side>
          <Stack gap="8">
            {rows.map((row) => (
              <div key={row}>
                <SkeletonBar w="120px" h="22px" />
                <Pair>
                  <GreyThing />
                  <GreyThing />
                </Pair>
              </div>
            ))}
          </Stack>
        </Columns>
      </chakra.div>
    </div>
  );
}

function GreyThing() {
  return (
    <Thing>
      <SkeletonBar flex="none" w="12" h="12" borderRadius="lg" />
      <Stack gap="3" flex="1">
        <SkeletonBar w="62%" h="5" />
        <SkeletonBar w="92%" h="3.5" />
        <SkeletonBar w="46%" h="3.5" />
      </Stack>
    </Thing>
  );
}
