// In: all applications and the status that is shown. Out: a chip a status with its count; each is a link.
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import type { ApplicationStatus, ApplicationSummary } from "../../../engine/index.ts";
import { mineWords } from "../../words/mine-page.ts";
import { places } from "../places.ts";
import { statuses } from "../status-tag.tsx";

const words = mineWords;

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: { base: "nowrap", md: "wrap" },
    gap: "2",
    mx: { base: "-4", md: "0" },
    px: { base: "4", md: "0" },
    py: "1.5",
    mb: "2.5",
    overflowX: { base: "auto", md: "visible" },
    scrollbarWidth: "none",
    "[data-mode=elder] &": { flexWrap: "wrap" },
  },
});
const Chip = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "tap",
    px: "4",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    bg: "bg.panel",
    color: "fg",
    whiteSpace: "nowrap",
    textDecoration: "none",
    _hover: { borderColor: "brand.solid" },
    "&[aria-current]": {
      bg: "brand.solid",
      borderColor: "brand.solid",
      color: "brand.contrast",
      fontWeight: "bold",
    },
  },
});

export function StatusChips({
  applications,
  current,
}: {
  applications: readonly ApplicationSummary[];
  current: ApplicationStatus | undefined;
}) {
  const count = (status: ApplicationStatus) => applications.filter((each) => each.status === status).length;
  return (
    <nav aria-label={words.chips}>
      <List>
        <li>
          <Chip to={places.nav.mine} aria-current={current ? undefined : "true"}>
            {words.chip(words.all, applications.length)}
          </Chip>
        </li>
        {statuses.map((status) => (
          <li key={status}>
            <Chip
              to={`${places.nav.mine}?status=${encodeURIComponent(status)}`}
              aria-current={status === current ? "true" : undefined}
            >
              {words.chip(status, count(status))}
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  );
}
