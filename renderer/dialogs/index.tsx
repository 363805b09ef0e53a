// In: what the portal wants to be asked or told. Out: the one dialog that stands over the page, looked up by its name.
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { DialogName } from "../../engine/index.ts";
import { useDialog, usePortal } from "../portal.ts";

// The pages behind are measured without any dialog: each comes with its first use.
const loadPopup = () => import("./popup.tsx");
const loadTownship = () => import("./township.tsx");
const Popup = lazy(loadPopup);
const Conflict = lazy(() => import("./conflict.tsx"));

/** Dialog of the handling → its component. */
export const dialogs = {
  notice: lazy(() => import("./notice.tsx")),
  "education-tips": lazy(() => import("./education-tips.tsx")),
  "real-name": lazy(() => import("./real-name.tsx")),
  tips: lazy(() => import("./tips.tsx")),
  township: lazy(loadTownship),
  company: lazy(() => import("./company.tsx")),
  resume: lazy(() => import("./resume.tsx")),
} satisfies Record<DialogName, ComponentType>;

/** Mounted once. Dialogs never stand on each other: a failure is told first, then what the handling asks. */
export function DialogHost() {
  const { dialog } = useDialog();
  const popup = usePortal((portal) => portal.popup !== null);
  const conflict = usePortal((portal) => portal.keeper.status === "conflict");
  useEffect(fetchEarly, []);
  const name = popup ? "popup" : conflict ? "conflict" : dialog;
  const Dialog = popup ? Popup : conflict ? Conflict : dialog && dialogs[dialog];
  // With its own boundary a dialog leaves the page at once: one that is only hidden until the next is loaded says that it was closed.
  return (
    <Suspense key={name} fallback={null}>
      {Dialog && <Dialog />}
    </Suspense>
  );
}

/** A popup about a broken network cannot be loaded over that network. */
function fetchEarly(): void {
  const fetch = () => {
    for (const load of [loadPopup, loadTownship]) load().catch(() => undefined);
  };
  if (typeof requestIdleCallback === "function") requestIdleCallback(fetch, { timeout: 5000 });
  else setTimeout(fetch, 2000);
}
