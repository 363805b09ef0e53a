// Offers the two logins to somebody who opens a company's one-thing without being logged in (Spec 4, 6).
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Icon, type IconName } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Muted, Small } from "../look/parts/text.tsx";
import { useHandling, useSend } from "../portal.ts";
import { loginChoiceTexts as texts } from "../texts/identity.ts";
import styles from "./login.styles.ts";

const Wide = part(Button, styles.wide);

export interface LoginChoiceProps {
  /** Name of the one-thing. */
  name: string;
  onPersonal: () => void;
  onLegal: () => void;
  onCancel: () => void;
}

export function LoginChoice({ name, onPersonal, onLegal, onCancel }: LoginChoiceProps) {
  return (
    <DialogFrame title={texts.title} width={480} onClose={onCancel}>
      <Muted className={styles.lead}>{texts.lead(name)}</Muted>
      <Stack gap="3">
        <Way icon="building" name={texts.legal} help={texts.legalHelp} onClick={onLegal} />
        <Way icon="user" name={texts.personal} help={texts.personalHelp} onClick={onPersonal} />
      </Stack>
    </DialogFrame>
  );
}

function Way({
  icon,
  name,
  help,
  onClick,
}: {
  icon: IconName;
  name: string;
  help: string;
  onClick: () => void;
}) {
  return (
    <Wide variant="quiet" size="lg" block onClick={onClick}>
      <Icon name={icon} />
      <span className={styles.words}>
        {name}
        <Small as="small" className={styles.hint}>
          {help}
        </Small>
      </span>
      <Icon name="chevron-right" size={20} />
    </Wide>
  );
}

export default function LoginDialog() {
  const thing = useHandling((handling) => handling.thing);
  const send = useSend();
  if (!thing) return null;
  return (
    <LoginChoice
      name={thing.oneThingName}
      onPersonal={() => send({ type: "CONFIRM" })}
      onLegal={() => send({ type: "LEGAL_LOGIN" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
