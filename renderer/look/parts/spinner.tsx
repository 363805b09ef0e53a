// A veil over the whole page during a request, delayed by 300 ms to spare short waits.
import { chakra } from "@chakra-ui/react";
import { lookTexts } from "../texts.ts";
import { Waiting } from "./waiting.tsx";

const Veil = chakra("div", {
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "spinner",
    display: "grid",
    placeItems: "center",
    bg: "rgba(245,247,250,.72)",
    animation: "appear 120ms 300ms both",
  },
});
const Box = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "3",
    px: "8",
    py: "6",
    borderRadius: "xl",
    bg: "bg.panel",
    boxShadow: "lg",
  },
});
const Ring = chakra("span", {
  base: {
    w: "10",
    h: "10",
    borderRadius: "full",
    borderWidth: "4px",
    borderColor: "brand.border",
    borderTopColor: "brand.solid",
    animation: "turn 900ms linear infinite",
  },
});

/** It takes no focus, and dialogs lie above it. Its words are announced once, whatever else on the page is waiting. */
export function Spinner({ open, children = lookTexts.loading }: { open: boolean; children?: string }) {
  return (
    <>
      <Waiting on={open} />
      {open && (
        <Veil aria-hidden="true">
          <Box>
            <Ring />
            {children}
          </Box>
        </Veil>
      )}
    </>
  );
}
