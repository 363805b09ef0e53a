// A router whose address lives in memory, so that a story never leaves its own page.
import { type ReactNode, useCallback, useState } from "react";
import { type Location, type Navigate, Router, resolved } from "../../renderer/router.tsx";

const none = { pathname: "/", search: "" };

/** Starts at `path`. There is no way back: a story starts over instead. */
export function MemoryRouter({ path = "/", children }: { path?: string; children: ReactNode }) {
  const [location, setLocation] = useState<Location>(() => ({
    ...resolved(path, none),
    state: null,
    key: "default",
  }));
  const navigate = useCallback<Navigate>((to, { state = null } = {}) => {
    setLocation((from) => ({ ...resolved(to, from), state, key: `${from.key}+` }));
  }, []);
  return (
    <Router location={location} navigate={navigate}>
      {children}
    </Router>
  );
}
