// A page between header and footer.
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { UserInfo } from "../../engine/portal/index.ts";
import type { FrameUser } from "../frame/account/user-sheet.tsx";
import { Container } from "../frame/container.tsx";
import { Footer } from "../frame/footer.tsx";
import { Header } from "../frame/header.tsx";
import type { NavPlace } from "../frame/main-nav.tsx";
import { SkipLink } from "../frame/skip-link.tsx";
import { ProgressLine } from "../look/parts/progress-line.tsx";
import { SkeletonRows } from "../look/parts/skeleton-rows.tsx";
import { useLoad, usePortal, useSend } from "../portal.ts";
import { matches, useLocation } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { pageTexts } from "../texts/pages.ts";
import { orNothing } from "./chunk-failure.ts";
import { CompanyMode } from "./company-mode.tsx";
import { useElderMode } from "./elder-mode.ts";
import styles from "./framed.styles.ts";
import { useKnownFacts, useTold } from "./page-facts.ts";
import { places } from "./parts/places.ts";
import { useSearching } from "./search/use-searching.ts";

/** Loaded by the first letter in the search box. */
const Suggestions = lazy(() => orNothing(import("./search/suggestions.tsx")));

/** A page under another header has no place there to mark. */
const NavPlaceContext = createContext<(place: NavPlace | undefined) => void>(() => undefined);

/** Lets a page say which place of the header it belongs to, when its address does not. */
export function useNavPlace(place: NavPlace | undefined): void {
  const setPlace = useContext(NavPlaceContext);
  useTold({ nav: place });
  useEffect(() => {
    setPlace(place);
    return () => setPlace(undefined);
  }, [place, setPlace]);
}

/** Stays while one framed page follows another. */
export function Framed({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const known = useKnownFacts();
  const [place, setPlace] = useState(known.address === pathname + search ? known.facts.nav : undefined);
  return (
    <Frame place={place}>
      <NavPlaceContext value={setPlace}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </NavPlaceContext>
    </Frame>
  );
}

/** `place`: the place in the header, when the address does not say it. */
export function Frame({ place, children }: { place: NavPlace | undefined; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const deployment = usePortal((portal) => portal.deployment);
  const user = usePortal((portal) => portal.user);
  const send = useSend();
  const [elder, setElder] = useElderMode();
  const endsInBar = matches("/guide/:theme", pathname) || pathname === places.auction;
  const searching = useSearching();
  useHashPlace();
  // Asked where a visit begins.
  const mine = useLoad("applications", user !== null && placeOf(pathname) === "home" && {});

  const cityName = deployment?.cityName ?? "";
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div ref={searching.header} onInput={searching.onInput} onCompositionEnd={searching.onInput}>
        <Header
          cityName={cityName}
          to={places.nav}
          current={place ?? placeOf(pathname)}
          hotline={deployment?.hotline}
          help={{ to: places.help, current: pathname === places.help }}
          query={searching.first}
          onSearch={searching.onSearch}
          suggestions={
            searching.phrase && (
              <Suspense fallback={null}>
                <Suggestions
                  phrase={searching.phrase}
                  header={searching.header}
                  onClose={searching.onClose}
                />
              </Suspense>
            )
          }
          waiting={mine.data?.items.filter(({ waitsFor }) => waitsFor).length ?? 0}
          elder={elder}
          onElderChange={setElder}
          user={user ? frameUser(user) : undefined}
          onLogin={() => send({ type: "LOGIN", returnTo: pathname + search })}
          onLegalLogin={() => send({ type: "LEGAL_LOGIN" })}
          onLogout={() => send({ type: "LOGOUT" })}
        />
      </div>
      <Main>
        <CompanyMode />
        {children}
      </Main>
      <Footer
        cityName={cityName}
        host={deployment?.host ?? (cityName && pageTexts.footer.host(cityName))}
        icp={deployment?.icp}
        police={deployment?.police}
        hotline={deployment?.hotline}
        help={[
          { words: frameTexts.footer.guidance, to: places.help },
          { words: frameTexts.footer.questions, to: `${places.help}#questions` },
        ]}
        access={[
          { words: frameTexts.footer.statement, to: places.access },
          { words: frameTexts.footer.keys, to: `${places.access}#keys` },
        ]}
        remark={deployment?.demo ? pageTexts.footer.demo : undefined}
        wave={!endsInBar}
      />
    </div>
  );
}

/** Says to assistive technology that something of the page is still to come, and to all that what is shown is being asked anew. */
function Main({ children }: { children: ReactNode }) {
  const incomplete = usePortal(({ showSkeleton }) => showSkeleton);
  const renewing = usePortal(({ isFetch, showSkeleton, spinner }) => isFetch && !showSkeleton && !spinner);
  return (
    // The footer stands below the window from the beginning: under a page that is still loading it would be pushed out of it.
    <main className={styles.main} id="main" tabIndex={-1} aria-busy={incomplete}>
      {renewing && <ProgressLine />}
      {children}
    </main>
  );
}

function frameUser({ userType, realNameText: name, certificateNumber, company }: UserInfo): FrameUser {
  const legal = userType === "enterprise" ? company?.companyName : undefined;
  return { name, realName: certificateNumber !== "", company: legal };
}

function placeOf(pathname: string): NavPlace | undefined {
  if (pathname === "/" || pathname === "/index") return "home";
  return pathname.startsWith("/office/") || pathname.startsWith("/my/") ? "mine" : undefined;
}

function Waiting() {
  return (
    <Container className={styles.waiting}>
      <SkeletonRows rows={3} />
    </Container>
  );
}

/** Scrolls to the place that the address names; a new page begins at its top. */
function useHashPlace() {
  const { pathname, hash, key } = useLocation();
  const last = useRef(pathname);
  // Before it is painted: a short page at the place of a long one would show its foot for a moment.
  useLayoutEffect(() => {
    if (last.current !== pathname && !hash) window.scrollTo(0, 0);
    last.current = pathname;
  }, [pathname, hash]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new click on the same place
  useEffect(() => {
    if (!hash) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView();
    // Keyboard navigation continues from there.
    if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
