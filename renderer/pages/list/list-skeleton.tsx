// The grey shape of the list while it loads, visible only after 300 ms of waiting.
import { chakra } from "@chakra-ui/react";
import { elder } from "../../look/conditions.ts";
import { Stack, Tiles } from "../../look/parts/layout.tsx";
import { SkeletonBar, SkeletonCard } from "../../look/parts/skeleton-rows.tsx";
import { Waiting } from "../../look/parts/waiting.tsx";
import { Columns } from "./subjects.tsx";

const Bar = chakra(SkeletonBar);

const Menu = chakra("div", {
  base: {
    display: { base: "none", xl: "grid" },
    gap: "7",
    p: "5",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "lg",
    minW: "0",
    [elder]: { display: "none" },
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
          <Menu>
            {menuWidths.map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
              <Bar key={place} w={width} />
            ))}
          </Menu>
          <Stack gap="8">
            {rows.map((row) => (
              <div key={row}>
                <Bar w="120px" h="22px" />
                <Tiles mt="3">
                  <SkeletonCard tight />
                  <SkeletonCard tight />
                </Tiles>
              </div>
            ))}
          </Stack>
        </Columns>
      </chakra.div>
    </div>
  );
}
