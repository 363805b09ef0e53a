// A veil over the whole page while something is loading; the page under it can still be used.
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
    animation: "appear 120ms both",
    // A slow list must not block the page that is already there.
    pointerEvents: "none",
    transition: "opacity 120ms",
    "&[data-closing]": { animation: "none", opacity: "0" },
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

/** Milliseconds: a shorter wait shows nothing, so that the page does not flash. */
const late = 200;

/**
 * It takes no focus, and dialogs lie above it. Its words are announced once, whatever else on the page is waiting.
 * `now`: the caller has already waited. `closing`: what it waited for is there and not to be covered; it only stays for a next request.
 */
export function Spinner({
  open,
  now = false,
  closing = false,
  children = lookTexts.loading,
}: {
  open: boolean;
  now?: boolean;
  closing?: boolean;
  children?: string;
}) {
  return (
    <>
      <Waiting on={open && !closing} />
      {open && (
        <Veil
          aria-hidden="true"
          data-closing={closing ? "" : undefined}
          animationDelay={`${now ? 0 : late}ms`}
        >
          <Box>
            <Ring />
            {children}
          </Box>
        </Veil>
      )}
    </>
  );
}
