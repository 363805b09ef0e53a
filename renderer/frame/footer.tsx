// The foot of the page under its water line: the city, its host and whom to call.
import type { ReactNode } from "react";
import { part } from "../look/part.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Wave } from "../look/pictures/wave.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import styles from "./footer.styles.ts";
import { numberOf } from "./help-line.tsx";

export interface FooterLink {
  words: string;
  to: string;
}

export interface FooterProps {
  cityName: string;
  host?: string;
  hotline?: string;
  phone?: string;
  /** Filing numbers of the site, each linked to where it can be looked up. */
  icp?: string | undefined;
  police?: string | undefined;
  /** A line of its own, e.g. that this is a trial. */
  remark?: string;
  help?: readonly FooterLink[];
  access?: readonly FooterLink[];
  /** False where a bar already ends the page. */
  wave?: boolean;
}

const Anchor = part(Link, styles.link);
const End = part("div", styles.end);

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ words, to }) => (
        <li key={words}>
          <Anchor to={to}>{words}</Anchor>
        </li>
      ))}
    </ul>
  );
}

/** A phone's header has no room for the number, so it is here. */
function Call({ hotline }: { hotline: string }) {
  const number = numberOf(hotline);
  if (!number) return <p>{hotline}</p>;
  return (
    <a className={styles.link} href={`tel:${number}`} aria-label={frameTexts.call(hotline)}>
      {hotline}
    </a>
  );
}

function Filing({ number, to }: { number: string; to: string }) {
  return (
    <a className={styles.filing} href={to} target="_blank" rel="noopener noreferrer">
      {number}
      <VisuallyHidden>{frameTexts.newWindow}</VisuallyHidden>
    </a>
  );
}

export function Footer({ wave = true, help = [], access = [], ...props }: FooterProps) {
  const words = frameTexts.footer;
  return (
    <>
      {wave && <div className={styles.space} />}
      {wave && <Wave />}
      <footer className={styles.root}>
        <Container>
          <div className={styles.columns}>
            <Column title={frameTexts.platform(props.cityName)}>
              <p>{words.about}</p>
            </Column>
            {help.length > 0 && (
              <Column title={words.help}>
                <Links links={help} />
              </Column>
            )}
            {(props.hotline || props.phone) && (
              <Column title={words.contact}>
                {props.hotline && <Call hotline={props.hotline} />}
                <p>{props.phone}</p>
              </Column>
            )}
            {access.length > 0 && (
              <Column title={words.access}>
                <Links links={access} />
              </Column>
            )}
          </div>
          <End>
            {props.host && <span>{words.host(props.host)}</span>}
            {props.icp && <Filing number={props.icp} to="https://beian.miit.gov.cn/" />}
            {props.police && <Filing number={props.police} to="https://beian.mps.gov.cn/" />}
            {props.remark && <span>{props.remark}</span>}
          </End>
        </Container>
      </footer>
    </>
  );
}
