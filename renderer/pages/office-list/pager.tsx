// Links to the previous and the next page.
import { chakra } from "@chakra-ui/react";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Link } from "../../router.tsx";
import { mineTexts as texts } from "../../texts/applications.ts";
import { addressOf, type ListPlace } from "./list-place.ts";

const Bar = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    mt: "3",
    "& > *": { flex: { base: "1 1 auto", md: "none" } },
  },
});

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
