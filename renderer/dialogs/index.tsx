// Shows the one dialog that the portal wants over the page.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { DialogName } from "../../engine/index.ts";
import { useAutosave, useDialog, usePortal } from "../portal.ts";
import { useLocation } from "../router.tsx";

// The pages behind are measured without any dialog: each comes with its first use.
const loadPopup = () => import("./popup.tsx");
const loadTownship = () => import("./township.tsx");
const Popup = lazy(loadPopup);
const LegalLogin = lazy(() => import("./legal-login.tsx"));
// Nobody asked for it, so that it does not come is told to nobody.
const Announcement = lazy(() => import("./announcement.tsx").catch(() => ({ default: () => null })));
const Conflict = lazy(() => import("./conflict.tsx"));

/** Dialog of the handling → its component. */
export const dialogs = {
  notice: lazy(() => import("./notice.tsx")),
  "education-tips": lazy(() => import("./education-tips.tsx")),
  "real-name": lazy(() => import("./real-name.tsx")),
  tips: lazy(() => import("./tips.tsx")),
  township: lazy(loadTownship),
  company: lazy(() => import("./company.tsx")),
  login: lazy(() => import("./login.tsx")),
  "not-for-companies": lazy(() => import("./not-for-companies.tsx")),
  resume: lazy(() => import("./resume.tsx")),
} satisfies Record<DialogName, ComponentType>;

/** Mounted once. Dialogs never stand on each other: a failure is told first, then what the handling asks. `waiting`: while its chunk is loaded. */
export function DialogHost({ waiting = null }: { waiting?: ReactNode }) {
  const { dialog } = useDialog();
  const popup = usePortal((portal) => portal.popup !== null);
  const conflict = useAutosave().status === "conflict";
  useEffect(fetchEarly, []);
  const legal = usePortal((portal) => portal.legal !== null);
  const where = useAnnouncementPlace();
  const name = popup ? "popup" : legal ? "legal" : conflict ? "conflict" : dialog;
  const Dialog = popup ? Popup : legal ? LegalLogin : conflict ? Conflict : dialog && dialogs[dialog];
  // With its own boundary a dialog leaves the page at once: one that is only hidden until the next is loaded says that it was closed.
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

/** Null until the page is there and has nothing better to do. */
function useAnnouncementPlace(): "home" | "list" | null {
  const { pathname } = useLocation();
  const ready = usePortal((portal) => portal.ready);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (ready && idle && announcing[pathname]) || null;
}

/** A popup about a broken network cannot be loaded over that network. */
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
