// Starts the portal and renders it into its page.
import { auctionCode, definitionCodes, formerCodes, loadDefinition } from "virtual:definitions";
import { Suspense, useEffect, useState, useTransition } from "react";
import { createRoot } from "react-dom/client";
import { createPortal } from "../engine/index.ts";
import { DialogHost } from "./dialogs/index.tsx";
import { restoreElder } from "./frame/elder/kept-elder.ts";
import { Spinner } from "./look/parts/spinner.tsx";
import { ToastRegion } from "./look/parts/toast.tsx";
import { LookProvider } from "./look/provider.tsx";
import {
  ChunkClock,
  noteLostChunk,
  useLostChunk,
  watchPreloadErrors,
  withinTime,
} from "./pages/chunk-failure.ts";
import { DefinitionsProvider, keptDefinitions } from "./pages/definitions.tsx";
import { ErrorBoundary } from "./pages/error-boundary.tsx";
import { windowTitle } from "./pages/window-title.ts";
import { PortalProvider, usePortal, useSend } from "./portal.ts";
import { createHistory } from "./ports/browser-history.ts";
import { browserPorts } from "./ports/browser-ports.ts";
import { leavable } from "./ports/leavable-ports.ts";
import { hrefOf, Router } from "./router.tsx";
import { Pages, pathOf, patternOf, titleOf } from "./routes.tsx";

/** Milliseconds for which a toast stays. */
const toastTime = 5000;

const report = (error: unknown) => {
  console.error(error);
  noteLostChunk(error);
};

/** Back from a login: exchanging its credential changes the session, and no other call may be under way meanwhile. */
const entering = /[?&](ticket|authCode|token|aNetToken)=/.test(window.location.search);

watchPreloadErrors(window);
restoreElder();
const history = createHistory(window, (to) => {
  windowTitle.moves(to.pathname, titleOf(to.pathname));
  return portal.moving(hrefOf(to));
});
windowTitle.moves(window.location.pathname, titleOf(window.location.pathname));
const definitions = keptDefinitions({
  auctionCode,
  definitionCodes: [...definitionCodes, ...formerCodes],
  loadDefinition: (code) => withinTime(loadDefinition(code)),
});
const ports = browserPorts({ window, history, pathOf, patternOf, definitions, report });
// A saved one-thing replaces this page by another one: renderer/build/changed-content.ts.
const dev = import.meta.hot && leavable(ports);
const portal = createPortal(dev ? dev.ports : ports);
window.addEventListener("pagehide", () => portal.persist());
// The form has passed on what is being typed by then.
window.addEventListener("beforeunload", (event) => portal.wouldLose() && event.preventDefault());
// Somebody else may log in in another tab.
for (const name of ["blur", "focus", "visibilitychange"])
  window.addEventListener(name, () => portal.focused(name !== "blur" && !document.hidden));
// The browser only logs these to its own console; the operator may want to know about them.
window.addEventListener("error", ({ error }) => error && portal.report(error));
window.addEventListener("unhandledrejection", ({ reason }) => portal.report(reason));
// Whatever could not be saved is tried again at once.
window.addEventListener("online", () => portal.send({ type: "SAVE_AGAIN" }));

/** A page stays until the next one is loaded, so that both change at once. */
function Visit() {
  const [location, setLocation] = useState(history.current);
  const [moving, startMove] = useTransition();
  const ready = usePortal((root) => root.ready);
  const lost = useLostChunk();
  useEffect(() => history.subscribe(() => startMove(() => setLocation(history.current()))), []);
  return (
    <Router location={location} navigate={history.navigate}>
      <ErrorBoundary place={location.pathname} lost={lost} report={portal.report}>
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

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the portal.");
const page = createRoot(root);
page.render(
  <LookProvider>
    <PortalProvider portal={portal}>
      <DefinitionsProvider definitions={definitions}>
        <Visit />
      </DefinitionsProvider>
    </PortalProvider>
  </LookProvider>,
);
const pageLeft = () => {
  // Unmounting passes on what is being typed.
  page.unmount();
  portal.persist();
  dev?.leave();
};
if (dev) window.addEventListener("portal:left", pageLeft, { once: true });
