// The header of every page but the declaration.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { elder } from "../look/conditions.ts";
import { UserArea } from "./account/user-area.tsx";
import type { UserAreaProps } from "./account/user-sheet.tsx";
import { Container } from "./container.tsx";
import { ElderSwitch } from "./elder/elder-switch.tsx";
import { ElderTools } from "./elder/elder-tools.tsx";
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

const Main = chakra(Container, {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", lg: "nowrap" },
    alignItems: "center",
    gap: { base: "2", lg: "8" },
    minH: { base: "60px", lg: "20" },
    pt: { base: "2", lg: "0" },
    [elder]: { gap: { base: "2", lg: "5" } },
  },
});
const Tools = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: { base: "0", md: "2" }, ms: { base: "auto", lg: "0" } },
});

export function Header(props: HeaderProps) {
  return (
    <chakra.header
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _print={{ display: "none" }}
    >
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
    </chakra.header>
  );
}
