// The most used one-things, with which 长辈版 begins the list.
import { plat, serviceCodes, underSubjects } from "../../../engine/index.ts";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { PanelTitle } from "../../look/parts/text.tsx";
import { useLoad } from "../../portal.ts";
import { oftenTexts } from "../../texts/list.ts";
import { HotThings } from "../home/hot-things.tsx";

export default function Often({ type }: { type: "PERSONAL_SUBJECT" | "ENTERPRISE_SUBJECT" }) {
  const subjects = useLoad("listOneThing", { type, plat }).data;
  const hot = useLoad("serviceList", { code: serviceCodes.hotService });
  // The list's own skeleton is visible below.
  if (!subjects) return null;
  const things = hot.data && underSubjects(hot.data, subjects);
  if (things?.length === 0 || hot.status === "failed") return null;
  return (
    <section>
      <PanelTitle mt="6" mb="3">
        {oftenTexts.often}
      </PanelTitle>
      {things ? <HotThings things={things} from="list" /> : <SkeletonRows rows={3} />}
      <PanelTitle mt="6" mb="3">
        {oftenTexts.all}
      </PanelTitle>
    </section>
  );
}
