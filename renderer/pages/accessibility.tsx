// The accessibility statement: what is supported, the keys, what is missing, how to report a barrier.
import { TextLink } from "../look/parts/text-link.tsx";
import { accessibilityTexts } from "../texts/help.ts";
import { Article } from "./help/article.tsx";
import { places } from "./parts/places.ts";

const { report, ...words } = accessibilityTexts;
const others = { [report.toHelp]: <TextLink to={places.help}>{report.see}</TextLink> };

export default function AccessibilityPage() {
  return <Article {...words} last={report} others={others} />;
}
