// In: nothing. Out: the personal and the company list as one load: there when both are, failed when one is.
import { plat, type SubjectItem } from "../../../engine/index.ts";
import { useLoad } from "../../portal.ts";
import type { LoadShown } from "../load-view.tsx";

export function useBothLists(): LoadShown<SubjectItem[]> {
  const personal = useLoad("listOneThing", { type: "PERSONAL_SUBJECT", plat });
  const enterprise = useLoad("listOneThing", { type: "ENTERPRISE_SUBJECT", plat });
  const failed = [personal, enterprise].find(({ status }) => status === "failed");
  const data = personal.data && enterprise.data && [...personal.data, ...enterprise.data];
  return {
    data,
    status: failed?.status ?? (data ? "loaded" : "loading"),
    failure: failed?.failure ?? null,
    refresh: () => {
      for (const load of [personal, enterprise]) if (load.status === "failed") load.refresh();
    },
  };
}
