// The list in 长辈版: what old people often handle, then every subject as one line to open.
import { serviceCodes, underSubjects } from "../../../engine/index.ts";
import type { SubjectItem } from "../../../engine/portal/index.ts";
import { Disclosure, DisclosureLine } from "../../look/disclosure.tsx";
import { Icon } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Card } from "../../look/parts/card.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { PanelTitle } from "../../look/parts/text.tsx";
import { useLoad } from "../../portal.ts";
import { listTexts, oftenTexts } from "../../texts/list.ts";
import { HotThings } from "../home/hot-things.tsx";
import { useActivated } from "./activated.ts";
import styles from "./for-elders.styles.ts";
import { Small } from "./subjects.tsx";
import { ThingGrid } from "./thing-grid.tsx";

const Subject = part(Disclosure, styles.subject);

export default function ForElders({ subjects }: { subjects: readonly SubjectItem[] }) {
  const activated = useActivated();
  return (
    <>
      <Often subjects={subjects} />
      <PanelTitle className={styles.title}>{oftenTexts.all}</PanelTitle>
      <Card flush>
        {subjects.map(({ id, subjectName, integrations }) => (
          <Subject key={id} open={integrations.some(({ oneThingId }) => oneThingId === activated)}>
            <DisclosureLine>
              <span>
                <b>{subjectName}</b> <Small>{listTexts.pieces(integrations.length)}</Small>
              </span>
              <Icon name="chevron-down" size={20} />
            </DisclosureLine>
            <div className={styles.body}>
              <ThingGrid things={integrations} />
            </div>
          </Subject>
        ))}
      </Card>
    </>
  );
}

/** Where nothing is marked for old people, as among the services for companies, what all handle most. */
function Often({ subjects }: { subjects: readonly SubjectItem[] }) {
  const marked = subjects.flatMap(({ integrations }) => integrations).filter(({ forElders }) => forElders);
  const hot = useLoad("serviceList", marked.length === 0 && { code: serviceCodes.hotService });
  const things = marked.length > 0 ? marked : hot.data && underSubjects(hot.data, subjects);
  if (things?.length === 0 || hot.status === "failed") return null;
  return (
    <section>
      <PanelTitle className={styles.title}>{oftenTexts.often}</PanelTitle>
      {things ? <HotThings things={things} from="list" /> : <SkeletonRows rows={3} />}
    </section>
  );
}
