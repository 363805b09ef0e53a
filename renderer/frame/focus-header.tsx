// The quiet header of a declaration: the one-thing's name, the state of saving, and the way out.
import type { ReactNode } from "react";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import logoMark from "../look/pictures/logo-mark.svg";
import { Link } from "../router.tsx";
import { frameTexts } from "../texts/frame.ts";
import { Container } from "./container.tsx";
import { ElderSwitch } from "./elder/elder-switch.tsx";
import { ElderTools } from "./elder/elder-tools.tsx";
import styles from "./focus-header.styles.ts";
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

const Row = part(Container, styles.row);
// On a phone one line: mark, name, 长辈版 and the way out; the state of saving stands in the bar, help below the step.
const Home = part(Link, styles.home);
const Title = part("span", styles.title);
const Saving = part("span", styles.saving);
const Help = part("div", styles.help);
const Exit = part(Button, styles.exit);

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
    <header className={styles.root}>
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
    </header>
  );
}
