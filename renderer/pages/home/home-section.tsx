// A section of the home page: title, subtitle, tabs and a link to the whole list.
import { type ReactNode, useId } from "react";
import { part } from "../../look/part.tsx";
import { Muted } from "../../look/parts/text.tsx";
import styles from "./home-section.styles.ts";

const Head = part("div", styles.head);
/** On a phone it stands beside the title, above the tabs; else level with their middle. */
const All = part("div", styles.all);

/** `id`: what links to the section name. */
export function HomeSection({
  id,
  title,
  words,
  tabs,
  all,
  children,
}: {
  id?: string;
  title: string;
  words?: string;
  tabs?: ReactNode;
  all?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} className={styles.root} aria-labelledby={titleId}>
      <Head>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {words && <Muted className={styles.sub}>{words}</Muted>}
        </div>
        {all && <All>{all}</All>}
        {tabs}
      </Head>
      {children}
    </section>
  );
}
