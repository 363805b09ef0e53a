// Shows the one dialog that the portal wants over the page.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { ShownDialog } from "../../engine/portal/index.ts";
import { usePortal, useShownDialog } from "../portal.ts";
import { useLocation } from "../router.tsx";

// Keeps dialogs out of the pages' size: each loads on first use.
const loadPopup = () => import("./popup.tsx");
const loadTownship = () => import("./township.tsx");
// Nobody asked for it, so a failure to load it is not reported.
const Announcement = lazy(() => import("./announcement.tsx").catch(() => ({ default: () => null })));

/** Dialog → its component. */
export const dialogs = {
  popup: lazy(loadPopup),
  arrival: lazy(() => import("./arrival.tsx")),
  legal: lazy(() => import("./legal-login.tsx")),
  conflict: lazy(() => import("./conflict.tsx")),
  notice: lazy(() => import("./notice.tsx")),
  "education-tips": lazy(() => import("./education-tips.tsx")),
  "real-name": lazy(() => import("./real-name.tsx")),
  tips: lazy(() => import("./tips.tsx")),
  township: lazy(loadTownship),
  company: lazy(() => import("./company.tsx")),
  login: lazy(() => import("./login.tsx")),
  "not-for-companies": lazy(() => import("./not-for-companies.tsx")),
  resume: lazy(() => import("./resume.tsx")),
} satisfies Record<ShownDialog, ComponentType>;

/** Mounted once. `waiting` is shown while a dialog's chunk is loading. */
export function DialogHost({ waiting = null }: { waiting?: ReactNode }) {
  const name = useShownDialog();
  useEffect(fetchEarly, []);
  const where = useAnnouncementPlace();
  const Dialog = name && dialogs[name];
  // Its own boundary removes a dialog at once; one that is merely hidden until the next is loaded would report that it was closed.
  return (
    <Suspense key={name} fallback={waiting}>
      {Dialog ? (
        <Dialog />
      ) : (
        where && (
          <Suspense>
            <Announcement where={where} />
          </Suspense>
        )
      )}
    </Suspense>
  );
}

/** Address → where announcements of the portal are shown (Spec 7, getSpringFrame). */
const announcing: Record<string, "home" | "list"> = { "/": "home", "/index": "home", "/tListId": "list" };

/** Null until the page is ready and idle. */
function useAnnouncementPlace(): "home" | "list" | null {
  const { pathname } = useLocation();
  const ready = usePortal((portal) => portal.ready);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (ready && idle && announcing[pathname]) || null;
}

/** Loads these dialogs early: a popup about a broken network cannot be loaded over that network. */
function fetchEarly(): void {
  const fetch = () => {
    for (const load of [loadPopup, loadTownship]) load().catch(() => undefined);
  };
  whenIdle(fetch);
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, 2000);
  return () => clearTimeout(timer);
}
