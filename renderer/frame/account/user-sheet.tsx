// The sheet under the header's button: the two logins, or who is logged in and the way out.
import { Icon, type IconName } from "../../look/icons.tsx";
import { part } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { SubLine } from "../../look/parts/text.tsx";
import { sheetTexts as texts } from "../../texts/frame.ts";
import styles from "./user-sheet.styles.ts";

const Line = part(Button, styles.line);

/** `name` is already masked; the frame never sees the full one. */
export interface FrameUser {
  name: string;
  realName: boolean;
  /** Name of the company, for a legal person. */
  company?: string | undefined;
}

export interface UserAreaProps {
  user?: FrameUser | undefined;
  onLogin: () => void;
  onLegalLogin: () => void;
  onLogout: () => void;
}

const Sheet = part("div", styles.sheet);

/** `onDone`: something was chosen, so the sheet should close. */
export default function UserSheet({
  user,
  onLogin,
  onLegalLogin,
  onLogout,
  onDone,
}: UserAreaProps & { onDone: () => void }) {
  const way = (icon: IconName, name: string, go: () => void, help?: string) => (
    <Line
      variant="text"
      onClick={() => {
        onDone();
        go();
      }}
    >
      <Icon name={icon} size={20} />
      <span>
        {name}
        {help && (
          <SubLine as="small" className={styles.light}>
            {help}
          </SubLine>
        )}
      </span>
    </Line>
  );
  if (!user) {
    return (
      <Sheet>
        {way("user", texts.personalLogin, onLogin, texts.personalLoginBy)}
        {way("building", texts.legalLogin, onLegalLogin, texts.legalLoginBy)}
      </Sheet>
    );
  }
  const { name, realName, company } = user;
  return (
    <Sheet>
      <p className={styles.who}>
        {company ?? name}
        {(company || realName) && (
          <SubLine as="small" className={styles.light}>
            {company ? texts.legalOf(name) : texts.realName}
          </SubLine>
        )}
      </p>
      {way("logout", texts.logout, onLogout)}
    </Sheet>
  );
}
