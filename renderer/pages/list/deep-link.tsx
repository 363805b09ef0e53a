// In: the id in `/tListId?tid=`. Out: its one-thing is activated, or a warning when it is in neither list (Spec 2, 8).
import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { SubjectItem } from "../../../engine/index.ts";
import { Note } from "../../look/parts/note.tsx";
import { useSend } from "../../portal.ts";
import { listWords } from "../../words/list-page.ts";
import { useBothLists } from "./both-lists.ts";

const Warning = chakra("div", { base: { mt: "5" } });

/** Reads the id once and takes it out of the address: coming back to the list must not activate it again. */
export function DeepLink() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<string | null>(null);
  const tid = params.get("tid");

  useEffect(() => {
    if (!tid) return;
    setAsked(tid);
    const rest = new URLSearchParams(params);
    rest.delete("tid");
    setParams(rest, { replace: true });
  }, [tid, params, setParams]);

  return asked && <Activated key={asked} tid={asked} />;
}

function Activated({ tid }: { tid: string }) {
  const { data } = useBothLists();
  const send = useSend();
  const thing = data && thingOf(data, tid);
  const { code, oneThingId } = thing ?? {};

  useEffect(() => {
    if (code && oneThingId) send({ type: "PICK", code, oneThingId, from: "list" });
  }, [code, oneThingId, send]);

  if (!data || thing) return null;
  return (
    <Warning>
      <Note tone="warning" role="alert">
        {listWords.unknownThing}
      </Note>
    </Warning>
  );
}

function thingOf(subjects: readonly SubjectItem[], tid: string) {
  return subjects
    .flatMap(({ integrations }) => integrations)
    .find(({ oneThingId, code }) => oneThingId === tid || code === tid);
}
