// The quiet frame of the judicial auction: no other places of the portal, no footer.
import { type ReactNode, Suspense } from "react";
import { Container } from "../frame/container.tsx";
import { FocusHeader } from "../frame/focus-header.tsx";
import { SkipLink } from "../frame/skip-link.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { usePortal } from "../portal.ts";
import { useNavigate } from "../router.tsx";
import { pageTexts } from "../texts/pages.ts";
import { useElderMode } from "./elder-mode.ts";
import styles from "./judicial-auction-layout.styles.ts";
import { places } from "./parts/places.ts";

export default function JudicialAuctionLayout({ children }: { children: ReactNode }) {
  const [elder, setElder] = useElderMode();
  const navigate = useNavigate();
  const hotline = usePortal((portal) => portal.deployment?.hotline);
  return (
    <>
      <SkipLink />
      <FocusHeader
        title={pageTexts.auction.heading}
        home={places.nav.home}
        hotline={hotline}
        help={places.help}
        elder={elder}
        onElderChange={setElder}
        exitWords={pageTexts.auction.all}
        onExit={() => navigate(places.nav.personal)}
      />
      <main className={styles.main} id="main" tabIndex={-1}>
        <Suspense
          fallback={
            <Container className={styles.waiting}>
              <SkeletonRows rows={3} />
            </Container>
          }
        >
          {children}
        </Suspense>
      </main>
    </>
  );
}
