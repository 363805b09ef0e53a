// The foot of the page under its water line: the city, its host and whom to call.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { Wave } from "../look/pictures/wave.tsx";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
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

const link = {
  color: "white",
  display: "inline-flex",
  alignItems: "center",
  minH: { base: "tap", md: "8" },
} as const;
const Anchor = chakra(Link, { base: link });
const End = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "6",
    rowGap: "2",
    py: "5",
    borderTopWidth: "1px",
    borderColor: "#35506F",
    color: "#C3D2E2",
  },
});

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h2 mb={{ base: "1", md: "3" }} color="white" fontSize="md" lineHeight="tight">
        {title}
      </chakra.h2>
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
    <chakra.a css={link} href={`tel:${number}`} aria-label={frameTexts.call(hotline)}>
      {hotline}
    </chakra.a>
  );
}

function Filing({ number, to }: { number: string; to: string }) {
  return (
    <chakra.a css={link} color="inherit" href={to} target="_blank" rel="noopener noreferrer">
      {number}
      <VisuallyHidden>{frameTexts.newWindow}</VisuallyHidden>
    </chakra.a>
  );
}

export function Footer({ wave = true, help = [], access = [], ...props }: FooterProps) {
  const words = frameTexts.footer;
  return (
    <>
      {wave && <chakra.div h="20" />}
      {wave && <Wave />}
      <chakra.footer bg="brand.900" color="#DCE6F1" textStyle="small" _print={{ display: "none" }}>
        <Container>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: "minmax(0,1fr)", md: "1.5fr 1fr 1fr auto" }}
            gap={{ base: "5", md: "10" }}
            pt="8"
            pb="10"
          >
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
          </chakra.div>
          <End>
            {props.host && <span>{words.host(props.host)}</span>}
            {props.icp && <Filing number={props.icp} to="https://beian.miit.gov.cn/" />}
            {props.police && <Filing number={props.police} to="https://beian.mps.gov.cn/" />}
            {props.remark && <span>{props.remark}</span>}
          </End>
        </Container>
      </chakra.footer>
    </>
  );
}
