// In: the page of the judicial auction. Out: the same page under a quiet header: no other places of the portal, no footer.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { Container } from "../frame/container.tsx";
import { FocusHeader } from "../frame/focus-header.tsx";
import { SkipLink } from "../frame/skip-link.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { usePortal } from "../portal.ts";
import { useNavigate } from "../router.tsx";
import { pageWords } from "../words/pages.ts";
import { useElderMode } from "./elder-mode.ts";
import { places } from "./parts/places.ts";

const Main = chakra("main", { base: { minH: "60vh" } });

export default function JudicialAuctionLayout({ children }: { children: ReactNode }) {
  const [elder, setElder] = useElderMode();
  const navigate = useNavigate();
  const hotline = usePortal((portal) => portal.settings?.hotline);
  return (
    <>
      <SkipLink />
      <FocusHeader
        title={pageWords.auction.heading}
        home={places.nav.home}
        hotline={hotline}
        help={places.help}
        elder={elder}
        onElderChange={setElder}
        exitWords={pageWords.auction.all}
        onExit={() => navigate(places.nav.personal)}
      />
      <Main id="main" tabIndex={-1}>
        <Suspense
          fallback={
            <Container py="10">
              <SkeletonRows rows={3} />
            </Container>
          }
        >
          {children}
        </Suspense>
      </Main>
    </>
  );
}
