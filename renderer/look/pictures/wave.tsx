// The water line that leads into the footer.
import { chakra } from "@chakra-ui/react";

const Svg = chakra("svg", {
  base: { display: "block", w: "full", h: "7", color: "brand.900", mb: "-1px", _print: { display: "none" } },
});

export function Wave() {
  return (
    <Svg viewBox="0 0 1366 28" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d="M0 18C170 4 290 4 460 14s300 12 460 0 300-12 446 2V28H0z" />
    </Svg>
  );
}
