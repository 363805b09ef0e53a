// The whole portal as React sees it, in a browser and in Node: providers, the page of the address, and what covers it.
import { Suspense, useEffect, useState, useTransition } from "react";
import type { Portal } from "../engine/portal/index.ts";
import { DialogHost } from "./dialogs/index.tsx";
import { Spinner } from "./look/parts/spinner.tsx";
import { ToastRegion } from "./look/parts/toast.tsx";
import "./look/look.ts";
import { ChunkClock, useLostChunk } from "./pages/chunk-failure.ts";
import { type Definitions, DefinitionsProvider } from "./pages/definitions.tsx";
import { ErrorBoundary } from "./pages/error-boundary.tsx";
import { type PageFactsKnown, PageFactsProvider, useKnownFacts } from "./pages/page-facts.ts";
import { PortalProvider, usePortal, usePortalParts, useSend } from "./portal.ts";
import type { BrowserHistory } from "./ports/browser-history.ts";
import { Router } from "./router.tsx";
import { Pages } from "./routes.tsx";

/** Milliseconds for which a toast stays. */
const toastTime = 5000;

interface Visited {
  history: Pick<BrowserHistory, "current" | "subscribe" | "navigate">;
  /** Back from a login: exchanging its credential changes the session, and no other call may be under way meanwhile. */
  entering: boolean;
}

export function Tree({
  portal,
  definitions,
  facts,
  ...visited
}: Visited & { portal: Portal; definitions: Definitions; facts: PageFactsKnown }) {
  return (
    <PortalProvider portal={portal}>
      <DefinitionsProvider definitions={definitions}>
        <PageFactsProvider value={facts}>
          <Visit {...visited} />
        </PageFactsProvider>
      </DefinitionsProvider>
    </PortalProvider>
  );
}

/** A page stays until the next one is loaded, so that both change at once. */
function Visit({ history, entering }: Visited) {
  const { begin, report } = usePortalParts();
  const known = useKnownFacts();
  const [location, setLocation] = useState(() => {
    const now = history.current();
    // A document was rendered for the address alone: what the browser adds to it comes afterwards.
    return known.address === now.pathname + now.search ? { ...now, hash: "", state: null } : now;
  });
  const [moving, startMove] = useTransition();
  const ready = usePortal((root) => root.ready);
  const lost = useLostChunk();
  useEffect(() => {
    const now = history.current();
    setLocation((shown) => (shown.hash === now.hash && shown.state === now.state ? shown : now));
    return history.subscribe(() => startMove(() => setLocation(history.current())));
  }, [history]);
  const failed = (error: unknown) => {
    report(error);
    // No page will be taken over.
    begin();
  };
  return (
    <Router location={location} navigate={history.navigate}>
      <ErrorBoundary place={location.pathname} lost={lost} report={failed}>
        <Suspense fallback={<Spinner open />}>{entering && !ready ? <Spinner open /> : <Pages />}</Suspense>
        <DialogHost waiting={<ChunkWaiting />} />
      </ErrorBoundary>
      <Over moving={moving} />
    </Router>
  );
}

/** Shown while a dialog's chunk is loading. */
function ChunkWaiting() {
  return (
    <>
      <Spinner open />
      <ChunkClock />
    </>
  );
}

/** Covers the page: the spinner during a request, and toasts about what was just done. */
function Over({ moving }: { moving: boolean }) {
  const spinner = usePortal((root) => root.spinner);
  const answered = usePortal((root) => root.pending === 0);
  const opening = usePortal((root) => root.opening);
  const toast = usePortal((root) => root.toast);
  const send = useSend();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => send({ type: "CLOSE_TOAST" }), toastTime);
    return () => clearTimeout(timer);
  }, [toast, send]);
  return (
    <>
      <Spinner open={spinner || opening || moving} now={spinner} closing={answered && !opening && !moving} />
      <ToastRegion
        toasts={toast ? [{ id: toast.message, words: toast.message, tone: toast.tone ?? "info" }] : []}
      />
    </>
  );
}
