// The bar at the foot of a guide: the township, 立即办理, and a draft to continue, which then comes first.
import type { Definition } from "../../../engine/index.ts";
import type { GuideInfo } from "../../../engine/portal/index.ts";
import { BottomBar } from "../../frame/bottom-bar.tsx";
import { useEarlyPress } from "../../frame/early-press.ts";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button, type ButtonProps, LinkButton } from "../../look/parts/button.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { useLoad, usePortal, useSend } from "../../portal.ts";
import { Link } from "../../router.tsx";
import { guidePageTexts as texts } from "../../texts/guide.ts";
import { places } from "../parts/places.ts";
import styles from "./apply-bar.styles.ts";

const Change = part(LinkButton, styles.change);

/** `here`: the page is the one-thing's own handling address, so its rule 1 is done (Spec 4). */
export function ApplyBar({
  definition,
  here = false,
  offering = null,
}: {
  definition: Definition;
  here?: boolean;
  /** What to know before starting; null when it is simply open. */
  offering?: GuideInfo["offering"];
}) {
  const { code, name, id } = definition.oneThing;
  const send = useSend();
  const actsFor = usePortal((portal) => portal.actsFor?.id);
  const instanceId = definition.companyRequired ? actsFor : undefined;
  const areaId = usePortal(({ beforehand }) => (beforehand?.code === code ? beforehand.areaId : undefined));
  const township = areaId && definition.townships[areaId];
  const draft = useDraft(id, instanceId);
  return (
    <BottomBar
      aside={
        <>
          <b className={styles.title}>{name}</b>
          <Row gap="1.5" className={styles.line}>
            {township && (
              <>
                <Icon name="place" size={16} />
                {township}
                {Object.keys(definition.townships).length > 1 && (
                  <Change onClick={() => send({ type: "GUIDE_TOWNSHIP", definition })}>
                    {texts.change}
                    <VisuallyHidden>{texts.changeWhat}</VisuallyHidden>
                  </Change>
                )}
              </>
            )}
            <span className={styles.wide}>{texts.keeps}</span>
          </Row>
        </>
      }
    >
      {offering?.open !== false && (
        <Apply variant={draft ? "quiet" : "primary"} onPress={() => send({ type: "APPLY", code, here })} />
      )}
      {draft && (
        <Button size="lg" onClick={() => send({ type: "RESUME", code, draftId: draft.draftId })}>
          {texts.resume}
        </Button>
      )}
      {offering?.open === false && offering.instead && (
        <Button size="lg" asChild>
          <Link to={places.guide(offering.instead.code)}>{texts.instead(offering.instead.name)}</Link>
        </Button>
      )}
    </BottomBar>
  );
}

function Apply({ variant, onPress }: { variant: ButtonProps["variant"]; onPress: () => void }) {
  return (
    <Button asChild size="lg" variant={variant}>
      <a {...useEarlyPress("#press-apply", onPress)}>{texts.apply}</a>
    </Button>
  );
}

/**
 * The newest draft of the person, or of the company that they act for (`instanceId`). None, and no error, when drafts
 * cannot be loaded: 立即办理 asks again.
 */
function useDraft(oneThingId: string, instanceId: string | undefined) {
  const user = usePortal((portal) => portal.user);
  const userFrom = usePortal((portal) => portal.userFrom);
  const { data } = useLoad(
    "catalogBindList",
    user !== null && { oneThingId, userFrom, ...(instanceId && { instanceId }) },
    { fresh: true },
  );
  return data?.drafts[0];
}
