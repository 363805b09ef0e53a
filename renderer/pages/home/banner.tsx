// In: nothing. Out: the banner of the home page with the two ways to begin.
import { chakra } from "@chakra-ui/react";
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { Button } from "../../look/parts/button.tsx";
import { BannerPicture } from "../../look/pictures/banner-picture.tsx";
import { Link } from "../../router.tsx";
import { homeWords } from "../../words/home-page.ts";
import { useTakeFocus } from "../page-entry.ts";
import { places } from "../parts/places.ts";

const words = homeWords;

const Root = chakra("div", { base: { overflow: "hidden", bg: "brand.subtle" } });
const Row = chakra(Container, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,520px) minmax(0,1fr)" },
    alignItems: "center",
    gap: { base: "0", md: "6" },
    minH: { lg: "400px" },
    pt: { base: "7", md: "10", lg: "0" },
    "& h1": { fontSize: "headline", lineHeight: "1.25", letterSpacing: ".02em" },
  },
});
const Lead = chakra("p", {
  base: {
    mt: { base: "2", md: "4" },
    mb: { base: "5", md: "8" },
    fontSize: { base: "md", md: "xl" },
    lineHeight: "1.7",
    color: "fg.muted",
    textWrap: "balance",
  },
});
const Ways = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Picture = chakra("div", {
  base: { mx: { base: "-4", md: "0" }, mt: { base: "2", md: "0" }, "& > svg": { ms: { lg: "auto" } } },
});

export function Banner() {
  return (
    <Root>
      <Row>
        <div>
          <PageTitle takeFocus={useTakeFocus()}>{words.headline}</PageTitle>
          <Lead>{words.lead}</Lead>
          <Ways>
            <Button size="lg" asChild>
              <Link to={places.nav.personal}>{words.personal}</Link>
            </Button>
            <Button size="lg" variant="secondary" asChild>
              <Link to={places.nav.enterprise}>{words.enterprise}</Link>
            </Button>
          </Ways>
        </div>
        <Picture>
          <BannerPicture />
        </Picture>
      </Row>
    </Root>
  );
}
