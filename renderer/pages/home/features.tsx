// The four feature points of the platform (Spec 1).
import { Icon, type IconName } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { IconTile } from "../../look/parts/icon-tile.tsx";
import { CardTitle, Small } from "../../look/parts/text.tsx";
import { homeTexts } from "../../texts/home.ts";
import styles from "./features.styles.ts";

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

const List = part("ul", styles.list);
const Point = part("li", styles.point);

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
            <Small className={styles.sub}>{points[point].words}</Small>
          </div>
        </Point>
      ))}
    </List>
  );
}
