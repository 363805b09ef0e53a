// Renders the page at a path of a prepared portal, with its dialogs.
import { Suspense, useEffect } from "react";
import { DialogHost } from "../../renderer/dialogs/index.tsx";
import { Spinner } from "../../renderer/look/parts/spinner.tsx";
import { ToastRegion } from "../../renderer/look/parts/toast.tsx";
import { DefinitionsProvider } from "../../renderer/pages/definitions.tsx";
import { PortalProvider, usePortal } from "../../renderer/portal.ts";
import { useLocation, useNavigate } from "../../renderer/router.tsx";
import { Pages } from "../../renderer/routes.tsx";
import { MemoryRouter } from "./memory-router.tsx";
import type { Prepared } from "./prepared.ts";

/** Leaves out the real page's error boundary, so that a broken page fails its story. */
export function Visit({ prepared, path }: { prepared: Prepared; path: string }) {
  const { portal, definitions, router } = prepared;
  return (
    <PortalProvider portal={portal}>
      <DefinitionsProvider definitions={definitions}>
        <MemoryRouter path={path}>
          <RouterOf router={router} />
          <Suspense fallback={<Spinner open />}>
            <Pages />
          </Suspense>
          <DialogHost waiting={<Spinner open />} />
          <Over />
        </MemoryRouter>
      </DefinitionsProvider>
    </PortalProvider>
  );
}

function RouterOf({ router }: Pick<Prepared, "router">) {
  const navigate = useNavigate();
  router.at = useLocation().pathname;
  useEffect(() => {
    router.go = (path, replace) => navigate(path, { replace });
  }, [router, navigate]);
  return null;
}

function Over() {
  const spinner = usePortal((root) => root.spinner);
  const answered = usePortal((root) => root.pending === 0);
  const opening = usePortal((root) => root.opening);
  const toast = usePortal((root) => root.toast);
  return (
    <>
      <Spinner open={spinner || opening} now={spinner} closing={answered && !opening} />
      <ToastRegion
        toasts={toast ? [{ id: toast.message, words: toast.message, tone: toast.tone ?? "info" }] : []}
      />
    </>
  );
}
