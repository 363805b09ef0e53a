// The help page: how handling works, login, materials, signing, drafts, and whom to ask.
import { TextLink } from "../look/parts/text-link.tsx";
import { helpTexts } from "../texts/help.ts";
import { Article } from "./help/article.tsx";
import { places } from "./parts/places.ts";

const { contact, ...words } = helpTexts;
const others = {
  [contact.departments]: contact.inGuides,
  [contact.barrier]: <TextLink to={places.access}>{contact.statement}</TextLink>,
};

export default function HelpPage() {
  return <Article {...words} last={contact} others={others} />;
}
