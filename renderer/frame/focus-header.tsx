// The quiet header of a declaration: the one-thing's name, the state of saving, and the way out.
import { chakra } from "@chakra-ui/react";
import { elder } from "../look/conditions.ts";
import { Icon, type IconName } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { hiddenStyle } from "../look/parts/visually-hidden.tsx";
import logoMark from "../look/pictures/logo-mark.svg";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import { ElderSwitch } from "./elder-switch.tsx";
import { HelpLine } from "./help-line.tsx";

export interface FocusHeaderProps {
  title: string;
  home: string;
  saving?: { state: "saved" | "saving" | "failed"; words: string };
  elder: boolean;
  onElderChange: (elder: boolean) => void;
  onExit: () => void;
  /** Label of the way out; 保存并退出 by default. */
  exitWords?: string;
  hotline?: string | undefined;
  /** Opens in another window, beside the declaration. */
  help?: string;
}

const signs = { saved: "check", saving: "clock", failed: "warning" } satisfies Record<
  NonNullable<FocusHeaderProps["saving"]>["state"],
  IconName
>;

const Row = chakra(Container, {
  base: {
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "auto minmax(0,1fr) auto auto",
    alignItems: "center",
    columnGap: { base: "2", md: "5" },
    rowGap: "1",
    minH: { base: "56px", md: "16" },
    py: { base: "1.5", md: "0" },
    [elder]: { minH: { base: "56px", md: "84px" } },
  },
});
// On a phone: mark, name and 长辈版 in the first line; saving, the hotline with help, and the way out in the second.
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
    gridColumn: "2 / 4",
    minW: "0",
    ps: { base: "0", md: "5" },
    borderInlineStartWidth: { base: "0", md: "1px" },
    borderColor: "border",
    fontWeight: "bold",
    lineHeight: "ui",
    textWrap: "balance",
    [elder]: { fontSize: { base: "sm", md: "md" }, lineHeight: "tight" },
  },
});
const Saving = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    order: { base: "2", md: "0" },
    gridColumn: "1 / 3",
    ms: { base: "0", md: "auto" },
    fontSize: "sm",
    lineHeight: "tight",
    whiteSpace: { md: "nowrap" },
    color: "success.solid",
    "&[data-state=saving]": { color: "fg.muted" },
    "&[data-state=failed]": { color: "warning.solid" },
  },
});
const Help = chakra("div", {
  base: {
    order: { base: "2", md: "0" },
    fontSize: { base: "sm", md: "md" },
    "& > div": { columnGap: { base: "2", md: "5" } },
  },
});
const Exit = chakra(Button, {
  base: {
    order: { base: "3", md: "0" },
    gridColumn: "4",
    justifySelf: "end",
    px: { base: "3", md: "5" },
    [elder]: { fontSize: { base: "sm", md: "md" } },
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
}: FocusHeaderProps) {
  return (
    <chakra.header
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _print={{ display: "none" }}
    >
      <Row>
        <Home to={home}>
          <img src={logoMark} alt="" />
          <b>{frameTexts.platformShort}</b>
        </Home>
        <Title>{title}</Title>
        <Saving role="status" data-state={saving?.state}>
          {saving && (
            <>
              <Icon name={signs[saving.state]} size={16} />
              {saving.words}
            </>
          )}
        </Saving>
        {help !== undefined && (
          <Help>
            <HelpLine hotline={hotline} help={help} beside />
          </Help>
        )}
        <chakra.span order={{ base: "1", md: "0" }} gridColumn="4" justifySelf="end">
          <ElderSwitch elder={elder} onElderChange={onElderChange} />
        </chakra.span>
        <Exit variant="quiet" onClick={onExit}>
          {exitWords ?? frameTexts.saveAndExit}
        </Exit>
      </Row>
    </chakra.header>
  );
}
