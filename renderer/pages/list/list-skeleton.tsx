// In: nothing. Out: the grey shape of the coming list, seen only when waiting lasts longer than 300 ms.
import { chakra } from "@chakra-ui/react";
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
const Rows = chakra("div", { base: { display: "grid", gap: "8" } });
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
const Lines = chakra("div", { base: { display: "grid", gap: "3", flex: "1" } });
const Late = chakra("div", { base: { animation: "appear 1ms 300ms both" } });

const menuWidths = ["70%", "60%", "52%", "70%", "64%", "88%", "60%"];
const rows = ["first", "second", "third"];

/** Three rows, the most that Spec 9 asks for. */
export function ListSkeleton() {
  return (
    <div>
      <Waiting />
      <Late aria-hidden="true">
        <Columns>
          <Side>
            {menuWidths.map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <SkeletonBar key={place} style={{ width }} />
            ))}
          </Side>
          <Rows>
            {rows.map((row) => (
              <div key={row}>
                <SkeletonBar w="120px" h="22px" />
                <Pair>
                  <GreyThing />
                  <GreyThing />
                </Pair>
              </div>
            ))}
          </Rows>
        </Columns>
      </Late>
    </div>
  );
}

function GreyThing() {
  return (
    <Thing>
      <SkeletonBar flex="none" w="12" h="12" borderRadius="lg" />
      <Lines>
        <SkeletonBar w="62%" h="5" />
        <SkeletonBar w="92%" h="3.5" />
        <SkeletonBar w="46%" h="3.5" />
      </Lines>
    </Thing>
  );
}
