// The header of every page but the declaration.
import type { ReactNode } from "react";
import { part } from "../look/part.tsx";
import { UserArea } from "./account/user-area.tsx";
import type { UserAreaProps } from "./account/user-sheet.tsx";
import { Container } from "./container.tsx";
import { ElderSwitch } from "./elder/elder-switch.tsx";
import { ElderTools } from "./elder/elder-tools.tsx";
import styles from "./header.styles.ts";
import { LogoLink } from "./logo-link.tsx";
import { MainNav, type NavPlace } from "./main-nav.tsx";
import { SearchBox } from "./search-box.tsx";

export interface HeaderProps extends UserAreaProps {
  cityName: string;
  to: Record<NavPlace, string>;
  current?: NavPlace;
  hotline?: string;
  help?: { to: string; current: boolean };
  /** How many applications wait for their owner. */
  waiting?: number;
  query?: string;
  onSearch: (words: string) => void;
  /** Shown below the search box. */
  suggestions?: ReactNode;
  elder: boolean;
  onElderChange: (elder: boolean) => void;
}

const Main = part(Container, styles.main);
const Tools = part("div", styles.tools);

export function Header(props: HeaderProps) {
  return (
    <header className={styles.root}>
      {props.elder && <ElderTools />}
      <Main>
        <LogoLink cityName={props.cityName} home={props.to.home} />
        <SearchBox
          at={props.to.personal}
          {...(props.query !== undefined && { query: props.query })}
          onSearch={props.onSearch}
        >
          {props.suggestions}
        </SearchBox>
        <Tools>
          <ElderSwitch elder={props.elder} onElderChange={props.onElderChange} />
          <UserArea
            user={props.user}
            onLogin={props.onLogin}
            onLegalLogin={props.onLegalLogin}
            onLogout={props.onLogout}
          />
        </Tools>
      </Main>
      <MainNav
        to={props.to}
        current={props.current}
        hotline={props.hotline}
        help={props.help}
        waiting={props.waiting}
      />
    </header>
  );
}
