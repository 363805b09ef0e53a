// In: a one-thing. Out: the bar at the foot of its guide: the township, a draft to go on with, and 立即办理.
import { chakra } from "@chakra-ui/react";
import type { Definition } from "../../../engine/index.ts";
import { BottomBar } from "../../frame/bottom-bar.tsx";
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { useDialog, useLoad, usePortal, useSend } from "../../portal.ts";
import { pageWords } from "../../words/pages.ts";

const words = pageWords.guide;

const Name = chakra("b", { base: { display: { base: "none", md: "block" } } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1.5",
    textStyle: "small",
    color: "fg.muted",
  },
});
const NotOnPhone = chakra("span", { base: { display: { base: "none", md: "inline" } } });

export function ApplyBar({ definition }: { definition: Definition }) {
  const { code, name, id } = definition.oneThing;
  const send = useSend();
  const user = usePortal((portal) => portal.user);
  const { passed } = useDialog().handling;
  const areaId = passed?.code === code && passed.person === user?.id ? passed.areaId : undefined;
  const township = areaId && definition.townships[areaId];
  return (
    <BottomBar
      aside={
        <>
          <Name>{name}</Name>
          <Line>
            {township && (
              <>
                <Icon name="place" size={16} />
                {township}
              </>
            )}
            <NotOnPhone>{words.keeps}</NotOnPhone>
          </Line>
        </>
      }
    >
      {user && <DraftButton key={user.id} oneThingId={id} />}
      <Button size="lg" onClick={() => send({ type: "APPLY", code })}>
        {words.apply}
      </Button>
    </BottomBar>
  );
}

/** Nothing while there is none, and no word when it cannot be known: 立即办理 asks again. */
function DraftButton({ oneThingId }: { oneThingId: string }) {
  const send = useSend();
  const { data } = useLoad("catalogBindList", { oneThingId, userFrom: "pc" }, { fresh: true });
  const draft = data?.drafts[0];
  if (!draft) return null;
  return (
    <Button variant="secondary" size="lg" onClick={() => send({ type: "RESUME", draftId: draft.draftId })}>
      {words.resume}
    </Button>
  );
}
