// The quiet header of a declaration: the one-thing's name, the state of saving, and the way out.
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { elder } from "../look/conditions.ts";
import { Button } from "../look/parts/button.tsx";
import logoMark from "../look/pictures/logo-mark.svg";
import { hiddenStyle } from "../look/styles/hidden-style.ts";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import { ElderSwitch } from "./elder/elder-switch.tsx";
import { ElderTools } from "./elder/elder-tools.tsx";
import { HelpLine } from "./help-line.tsx";

export interface FocusHeaderProps {
  title: string;
  home: string;
  /** The state of saving; absent before the first change. */
  saving?: ReactNode;
  elder: boolean;
  onElderChange: (elder: boolean) => void;
  onExit: () => void;
  /** Label of the way out; 保存并退出 by default. */
  exitWords?: string;
  hotline?: string | undefined;
  /** Opens in another window, beside the declaration. */
  help?: string;
  /** Before the way out. */
  aside?: ReactNode;
}

const Row = chakra(Container, {
  base: {
    display: "flex",
    alignItems: "center",
    columnGap: { base: "2", md: "5" },
    minH: { base: "56px", md: "16" },
    [elder]: { flexWrap: "wrap", rowGap: "2", py: "2", minH: { base: "64px", md: "84px" } },
  },
});
// On a phone one line: mark, name, 长辈版 and the way out; the state of saving stands in the bar, help below the step.
const Home = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "tap",
    color: "fg",
    fontSize: "xl",
    lineHeight: "tight",
    textDecoration: "none",
    whiteSpace: "nowrap",
    [elder]: { fontSize: "md" },
    "& img": { flex: "none", w: { base: "36px", md: "40px" }, h: { base: "36px", md: "40px" } },
    "& b": {
      mdDown: hiddenStyle,
    },
  },
});
const Title = chakra("span", {
  base: {
    flex: { base: "1", md: "none" },
    minW: "0",
    maxW: { md: "16em" },
    ps: { base: "0", md: "5" },
    borderInlineStartWidth: { base: "0", md: "1px" },
    borderColor: "border",
    fontSize: { base: "sm", md: "md" },
    fontWeight: "bold",
    lineHeight: "tight",
    textWrap: "balance",
  },
});
const Saving = chakra("span", {
  base: {
    display: { base: "none", md: "block" },
    ms: "auto",
  },
});
const Help = chakra("div", {
  base: {
    display: { base: "none", md: "block" },
    // In 长辈版 a note above the step names the hotline.
    [elder]: { display: "none" },
  },
});
const Exit = chakra(Button, {
  base: {
    flex: "none",
    px: { base: "2.5", md: "5" },
    fontSize: { base: "sm", md: "md" },
    whiteSpace: "nowrap",
  },
});

export function FocusHeader({
  title,
  home,
  saving,
  elder,
  onElderChange,
  onExit,
  exitWords,
  hotline,
  help,
  aside,
}: FocusHeaderProps) {
  return (
    <chakra.header
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _print={{ display: "none" }}
    >
      {elder && <ElderTools />}
      <Row>
        <Home to={home}>
          <img src={logoMark} alt="" />
          <b>{frameTexts.platformShort}</b>
        </Home>
        <Title>{title}</Title>
        <Saving>{saving}</Saving>
        <ElderSwitch elder={elder} onElderChange={onElderChange} />
        {help !== undefined && (
          <Help>
            <HelpLine hotline={hotline} help={help} beside />
          </Help>
        )}
        {aside}
        <Exit variant="quiet" onClick={onExit}>
          {exitWords ?? frameTexts.saveAndExit}
        </Exit>
      </Row>
    </chakra.header>
  );
}
