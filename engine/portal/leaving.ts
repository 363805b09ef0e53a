// Leaves: for the login, out of the login, and out of a declaration that stays as a draft.

import { GatewayFailure, isOutage } from "../client/gateway-failure.ts";
import type { PortalParts } from "./portal-parts.ts";
import { portalTexts } from "./texts.ts";

interface LeavingParts extends PortalParts {
  /** Ends the running declaration; the draft stays. */
  close(): void;
}

export function createLeaving(parts: LeavingParts) {
  const { ports, client, loads, kept, root, send, tell, report, outage, close } = parts;
  const { navigate, openExternal } = ports;

  return {
    logIn: (returnTo: string) => {
      kept.now();
      const url = root().settings?.personalLoginUrl;
      const back = `return=${encodeURIComponent(returnTo)}`;
      if (url) openExternal(`${url}${url.includes("?") ? "&" : "?"}${back}`, false);
      else tell(portalTexts.loginNotOpen);
    },

    logOut: async () => {
      const { user, settings } = root();
      const again = () => send({ type: "LOGOUT" });
      try {
        await outage.press(again, () => client.call("logout", {}));
      } catch (thrown) {
        // Nobody is logged in any more, which is what was asked for.
        if (!(thrown instanceof GatewayFailure && thrown.kind === "session")) return report(thrown);
      }
      close();
      kept.clear(user);
      loads.forget();
      send({ type: "LOGGED_OUT" });
      if (settings?.logoutUrl) openExternal(settings.logoutUrl, false);
      else navigate({ page: "home" });
    },

    saveAndLeave: async () => {
      try {
        const again = () => send({ type: "SAVE_AND_LEAVE" });
        await outage.press(again, async () => root().session?.flush());
        send({ type: "TOAST", message: portalTexts.draftSaved });
        navigate({ page: "office" });
      } catch (thrown) {
        if (isOutage(thrown)) return;
        tell(thrown instanceof GatewayFailure ? thrown.message : portalTexts.notSaved);
      }
    },
  };
}
