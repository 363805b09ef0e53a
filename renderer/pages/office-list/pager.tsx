// Links to the previous and the next page.
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Link } from "../../router.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";
import { addressOf, type ListPlace } from "./list-place.ts";
import styles from "./pager.styles.ts";

const Bar = part("nav", styles.bar);

export function Pager({ place, pages }: { place: ListPlace; pages: number }) {
  const { page } = place;
  return (
    <Bar aria-label={texts.pager}>
      {page > 1 && (
        <Button variant="quiet" asChild>
          <Link to={addressOf({ ...place, page: page - 1 })}>
            <Icon name="chevron-left" size={20} />
            {texts.previous}
          </Link>
        </Button>
      )}
      {page < pages && (
        <Button variant="quiet" asChild>
          <Link to={addressOf({ ...place, page: page + 1 })}>
            {texts.next}
            <Icon name="chevron-right" size={20} />
          </Link>
        </Button>
      )}
    </Bar>
  );
}
