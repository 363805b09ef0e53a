// The four feature points of the platform (Spec 1).
import { chakra } from "@chakra-ui/react";
import { Icon, type IconName } from "../../look/icons.tsx";
import { IconTile } from "../../look/parts/icon-tile.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { homeTexts } from "../../texts/home.ts";

const points = homeTexts.features;

const icons = {
  convenient: "link",
  stable: "server",
  efficient: "branch",
  secure: "shield",
} satisfies Record<keyof typeof points, IconName>;

const order = [
  "convenient",
  "stable",
  "efficient",
  "secure",
] as const satisfies readonly (keyof typeof points)[];

const List = chakra("ul", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, 1fr)" },
    mt: { base: "-5", md: "-44px" },
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "xl",
    bg: "bg.panel",
    boxShadow: "md",
    "[data-mode=elder] &": { gridTemplateColumns: { base: "minmax(0,1fr)", md: "1fr 1fr" } },
  },
});
const Point = chakra("li", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "flex-start", md: "center" },
    gap: { base: "2", md: "4" },
    p: { base: "4", md: "6" },
    borderColor: "border.subtle",
    borderInlineStartWidth: { lg: "1px" },
    _first: { borderInlineStartWidth: "0" },
    "&:nth-of-type(even)": { borderInlineStartWidth: "1px" },
    "&:nth-of-type(n+3)": { borderTopWidth: { base: "1px", lg: "0" } },
    "[data-mode=elder] &": {
      "&:nth-of-type(odd)": { borderInlineStartWidth: "0" },
      "&:nth-of-type(even)": { borderInlineStartWidth: { base: "0", md: "1px" } },
      "&:nth-of-type(n+2)": { borderTopWidth: { base: "1px", md: "0" } },
      "&:nth-of-type(n+3)": { borderTopWidth: "1px" },
    },
  },
});

export function Features() {
  return (
    <List>
      {order.map((point) => (
        <Point key={point}>
          <IconTile>
            <Icon name={icons[point]} />
          </IconTile>
          <div>
            <CardTitle>{points[point].title}</CardTitle>
            <Small mt="0.5">{points[point].words}</Small>
          </div>
        </Point>
      ))}
    </List>
  );
}
