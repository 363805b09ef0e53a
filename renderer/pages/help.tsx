// In: the hotline of the settings. Out: the help page: how handling works, login, materials, signing, drafts, and whom to ask.
import { numberOf } from "../frame/help-line.tsx";
import { TextLink } from "../look/parts/text-link.tsx";
import { usePortal } from "../portal.ts";
import { helpWords } from "../words/help-page.ts";
import { Article } from "./help/article.tsx";
import { places } from "./places.ts";

const { contact, ...words } = helpWords;

export default function HelpPage() {
  const hotline = usePortal((portal) => portal.settings?.hotline);
  return (
    <Article
      {...words}
      call={hotline && words.call(hotline)}
      last={{
        ...contact,
        pairs: Object.entries({
          ...(hotline && { [contact.hotline]: <a href={`tel:${numberOf(hotline)}`}>{hotline}</a> }),
          [contact.departments]: contact.inGuides,
          [contact.barrier]: <TextLink to={places.access}>{contact.statement}</TextLink>,
        }),
      }}
    />
  );
}
