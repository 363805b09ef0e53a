// Puts the portal together and draws it on its page.
import { auctionCode, definitionCodes, formerCodes, loadDefinition } from "virtual:definitions";
import { Suspense, useEffect, useState, useTransition } from "react";
import { createRoot } from "react-dom/client";
import { createPortal } from "../engine/index.ts";
import { DialogHost } from "./dialogs/index.tsx";
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
import { restoreElderMode } from "./pages/elder-mode.ts";
import { ErrorBoundary } from "./pages/error-boundary.tsx";
import { PortalProvider, usePortal, useSend } from "./portal.ts";
import { createHistory } from "./ports/browser-history.ts";
import { browserPorts } from "./ports/browser-ports.ts";
import { leavable } from "./ports/leavable-ports.ts";
import { Router } from "./router.tsx";
import { Pages, pathOf, patternOf, titleOf } from "./routes.tsx";

/** Milliseconds that a message about something done stays. */
const toastTime = 5000;

const report = (error: unknown) => {
  console.error(error);
  noteLostChunk(error);
};

/** Comes back from a login: its exchange changes the session, under which no other call may be on its way. */
const entering = /[?&](ticket|authCode|token|aNetToken)=/.test(window.location.search);

watchPreloadErrors(window);
restoreElderMode();
const history = createHistory(window, (path) => {
  document.title = titleOf(path);
});
const definitions = keptDefinitions({
  auctionCode,
  definitionCodes: [...definitionCodes, ...formerCodes],
  loadDefinition: (code) => withinTime(loadDefinition(code)),
});
const ports = browserPorts({ window, history, pathOf, patternOf, definitions, report });
// A saved one-thing puts another page into this one's place: renderer/build/changed-content.ts.
const dev = import.meta.hot && leavable(ports);
const portal = createPortal(dev ? dev.ports : ports);
window.addEventListener("pagehide", () => portal.persist());
// In another tab somebody else may log in.
for (const name of ["blur", "focus", "visibilitychange"])
  window.addEventListener(name, () => portal.focused(name !== "blur" && !document.hidden));
// The browser writes these to its own console; whoever runs the portal may want to know of them.
window.addEventListener("error", ({ error }) => error && portal.report(error));
window.addEventListener("unhandledrejection", ({ reason }) => portal.report(reason));
// What could not be saved need not wait for its next turn.
window.addEventListener("online", () => portal.send({ type: "SAVE_AGAIN" }));

/** A page stays until the next one is loaded: then both change at once. */
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

/** A dialog whose chunk is on its way. */
function ChunkWaiting() {
  return (
    <>
      <Spinner open />
      <ChunkClock />
    </>
  );
}

/** What stands over the page: the spinner while something is under way, and what has just been done. */
function Over({ moving }: { moving: boolean }) {
  const spinner = usePortal((root) => root.spinner || root.opening);
  const toast = usePortal((root) => root.toast);
  const send = useSend();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => send({ type: "CLOSE_TOAST" }), toastTime);
    return () => clearTimeout(timer);
  }, [toast, send]);
  return (
    <>
      <Spinner open={spinner || moving} />
      <ToastRegion toasts={toast ? [{ id: toast, words: toast, tone: "info" }] : []} />
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
  // What is being typed reaches the portal as its page goes.
  page.unmount();
  portal.persist();
  dev?.leave();
};
if (dev) window.addEventListener("portal:left", pageLeft, { once: true });
