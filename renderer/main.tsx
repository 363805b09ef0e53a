// Starts the portal and renders it into its page.
import { auctionCode, definitionCodes, formerCodes, loadDefinition } from "virtual:definitions";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { createPortal } from "../engine/portal/index.ts";
import { readGiven } from "./document/given.ts";
import { holdPress } from "./document/held-press.ts";
import { restoreElder } from "./frame/elder/kept-elder.ts";
import { noteLostChunk, watchPreloadErrors, withinTime } from "./pages/chunk-failure.ts";
import { keptDefinitions } from "./pages/definitions.tsx";
import { noFacts } from "./pages/page-facts.ts";
import { windowTitle } from "./pages/window-title.ts";
import { createHistory } from "./ports/browser-history.ts";
import { browserPorts } from "./ports/browser-ports.ts";
import { leavable } from "./ports/leavable-ports.ts";
import { hrefOf } from "./router.tsx";
import { pathOf, patternOf, preload, titleOf } from "./routes.tsx";
import { Tree } from "./tree.tsx";

const report = (error: unknown) => {
  console.error(error);
  noteLostChunk(error);
};

/** Back from a login: exchanging its credential changes the session, and no other call may be under way meanwhile. */
const entering = /[?&](ticket|authCode|token|aNetToken)=/.test(window.location.search);

watchPreloadErrors(window);
restoreElder();
const given = readGiven(document, window.location);
const press = given && holdPress(document);
const definitions = keptDefinitions({
  auctionCode,
  definitionCodes: [...definitionCodes, ...formerCodes],
  loadDefinition: (code) => withinTime(loadDefinition(code)),
});
/** Work comes in slices, between which the browser scrolls and takes a press. */
const nextSlice = () => new Promise<void>((done) => setTimeout(done));

// A saved one-thing replaces this page by another one, also before it has begun: renderer/build/changed-content.ts.
let replaced = false;
let started: ReturnType<typeof startPortal> | undefined;
let page: Root | undefined;
if (import.meta.hot) {
  const leave = () => {
    replaced = true;
    // Unmounting passes on what is being typed.
    page?.unmount();
    started?.portal.persist();
    started?.dev?.leave();
  };
  window.addEventListener("portal:left", leave, { once: true });
}

begin();

async function begin(): Promise<void> {
  await nextSlice();
  // A document's page is loaded whole before React takes it over as it is; what is missing, the page says.
  const loaded = given && preload(window.location, definitions).catch(() => undefined);
  await nextSlice();
  if (replaced) return;
  started = startPortal();
  await loaded;
  await nextSlice();
  if (!replaced) render(started);
}

function startPortal() {
  const history = createHistory(window, (to) => {
    windowTitle.moves(to.pathname, titleOf(to.pathname));
    return portal.moving(hrefOf(to));
  });
  windowTitle.moves(window.location.pathname, given ? document.title : titleOf(window.location.pathname));
  const ports = browserPorts({ window, history, pathOf, patternOf, definitions, report, given });
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
  window.addEventListener("online", portal.saveAgain);
  return { portal, history, dev };
}

function render({ portal, history }: ReturnType<typeof startPortal>): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no place for the portal.");
  const tree = (
    <Tree
      portal={portal}
      definitions={definitions}
      history={history}
      entering={entering}
      facts={given ?? noFacts}
    />
  );
  if (given) {
    // Whatever is taken over can wait for a press.
    startTransition(() => {
      page = hydrateRoot(root, tree, { onRecoverableError: portal.report });
    });
    press?.();
  } else {
    page = createRoot(root);
    page.render(tree);
  }
}
