// Activates and marks the one-thing of `/tListId?tid=`, or warns when it is in neither list (Spec 2, 8).
import { useEffect, useState } from "react";
import { listedThing } from "../../../engine/index.ts";
import { plat } from "../../../engine/portal/index.ts";
import { Note } from "../../look/parts/note.tsx";
import { useLoad, useSend } from "../../portal.ts";
import { keepFocus, useNavigate, useSearchParams } from "../../router.tsx";
import { listTexts } from "../../texts/list.ts";
import { useAuctionCode, useDefinition } from "../definitions.tsx";
import { LoadFailed } from "../load-view.tsx";
import { places } from "../parts/places.ts";
import { activatedState } from "./activated.ts";
import styles from "./deep-link.styles.ts";

/** The id is used once and removed from the address: coming back to the list must not activate it again. */
export default function DeepLink() {
  const params = useSearchParams();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState(false);
  const tid = params.get("tid");

  if (tid) {
    const drop = () => {
      setUnknown(true);
      const rest = new URLSearchParams(params);
      rest.delete("tid");
      navigate(`?${rest}`, { replace: true, state: keepFocus });
    };
    return <Looked tid={tid} onUnknown={drop} />;
  }
  return (
    unknown && (
      <div className={styles.root}>
        <Note tone="warning" role="alert">
          {listTexts.unknownThing}
        </Note>
      </div>
    )
  );
}

/** Renders nothing while the lists are loading. */
function Looked({ tid, onUnknown }: { tid: string; onUnknown: () => void }) {
  const personal = useLoad("listOneThing", { type: "PERSONAL_SUBJECT", plat });
  const enterprise = useLoad("listOneThing", { type: "ENTERPRISE_SUBJECT", plat });
  const auction = useAuctionCode();
  // A former code leads to the current one.
  const today = useDefinition(tid)?.definition.oneThing.code ?? tid;
  const navigate = useNavigate();
  const send = useSend();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an id is looked up once, as soon as there is what it is looked up in
  useEffect(() => {
    const lists = { personal: personal.data, enterprise: enterprise.data };
    const found = listedThing({ named: tid, today, auction }, lists);
    if (found?.to === "auction") navigate(places.auction, { replace: true });
    else if (found?.to === "nothing") onUnknown();
    else if (found) {
      const { code, oneThingId } = found.thing;
      navigate(places.nav[found.list], { replace: true, state: activatedState(oneThingId) });
      send({ type: "PICK", code, oneThingId, from: "list" });
    }
  }, [tid, personal.data, enterprise.data]);
  // The personal list shows its own failure; the other one's would stay invisible.
  if (!personal.data || enterprise.status !== "failed") return null;
  return <LoadFailed failure={enterprise.failure} onRetry={enterprise.refresh} />;
}
