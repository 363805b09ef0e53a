// In: the hotline of the settings. Out: the accessibility statement: what is supported, the keys, what is missing, how to report a barrier.
import { numberOf } from "../frame/help-line.tsx";
import { TextLink } from "../look/parts/text-link.tsx";
import { usePortal } from "../portal.ts";
import { accessibilityWords } from "../words/accessibility-page.ts";
import { Article } from "./help/article.tsx";
import { places } from "./places.ts";

const { report, ...words } = accessibilityWords;

export default function AccessibilityPage() {
  const hotline = usePortal((portal) => portal.settings?.hotline);
  return (
    <Article
      {...words}
      call={hotline && words.call(hotline)}
      last={{
        ...report,
        pairs: Object.entries({
          ...(hotline && { [report.hotline]: <a href={`tel:${numberOf(hotline)}`}>{hotline}</a> }),
          [report.toHelp]: <TextLink to={places.help}>{report.see}</TextLink>,
        }),
      }}
    />
  );
}
