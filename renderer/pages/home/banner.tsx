// The banner of the home page with the two ways to begin.
import { chakra } from "@chakra-ui/react";
import { Container } from "../../frame/container.tsx";
import { PageTitle } from "../../frame/page-title.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Actions } from "../../look/parts/layout.tsx";
import { Muted } from "../../look/parts/text.tsx";
import picture from "../../look/pictures/banner.svg?no-inline";
import { SvgFile } from "../../look/pictures/svg-file.tsx";
import { usePortal } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { homeTexts as texts } from "../../texts/home.ts";
import { useTakeFocus } from "../page-entry.ts";
import { places } from "../parts/places.ts";

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
const Picture = chakra("div", {
  base: { mx: { base: "-4", md: "0" }, mt: { base: "2", md: "0" }, "& > svg": { ms: { lg: "auto" } } },
});

/** A company that logged in is led to what companies handle. */
const orders = { person: ["personal", "enterprise"], company: ["enterprise", "personal"] } as const;

export function Banner() {
  const legal = usePortal(({ user }) => user?.userType === "enterprise");
  return (
    <chakra.div overflow="hidden" bg="brand.subtle">
      <Row>
        <div>
          <PageTitle takeFocus={useTakeFocus()}>{texts.headline}</PageTitle>
          <Muted
            mt={{ base: "2", md: "4" }}
            mb={{ base: "5", md: "8" }}
            fontSize={{ base: "md", md: "xl" }}
            lineHeight="1.7"
            textWrap="balance"
          >
            {texts.lead}
          </Muted>
          <Actions>
            {orders[legal ? "company" : "person"].map((kind, place) => (
              <Button key={kind} size="lg" variant={place === 0 ? "primary" : "secondary"} asChild>
                <Link to={places.nav[kind]}>{texts[kind]}</Link>
              </Button>
            ))}
          </Actions>
        </div>
        <Picture>
          <SvgFile file={picture} width={640} height={360} />
        </Picture>
      </Row>
    </chakra.div>
  );
}
