// Grey rows in the shape of what is coming, visible only after 300 ms of waiting.
import { chakra } from "@chakra-ui/react";
import { Card } from "./card.tsx";
import { Stack } from "./layout.tsx";
import { Waiting } from "./waiting.tsx";

export const SkeletonBar = chakra("span", {
  base: {
    display: "block",
    h: "4",
    borderRadius: "sm",
    bgImage: "linear-gradient(90deg, #E6EBF1, #F1F4F8, #E6EBF1)",
    bgSize: "200% 100%",
    animation: "shimmer 2s linear infinite",
  },
});

export function SkeletonCard({ p }: { p?: string }) {
  return (
    <Card as="div" display="flex" gap="4" p={p}>
      <SkeletonBar w="12" h="12" borderRadius="lg" flex="none" />
      <Stack gap="3" flex="1">
        <SkeletonBar w="62%" h="5" />
        <SkeletonBar w="92%" h="3.5" />
        <SkeletonBar w="46%" h="3.5" />
      </Stack>
    </Card>
  );
}

export function SkeletonRows({ rows = 3 }: { rows?: 2 | 3 }) {
  return (
    <div>
      <Waiting />
      <Stack gap="5" animation="appear 1ms 300ms both" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
          <SkeletonCard key={row} />
        ))}
      </Stack>
    </div>
  );
}
