// In: a company's affair, and nobody who is logged in. Out: the choice between the two logins (Spec 4, 6).
import { chakra } from "@chakra-ui/react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Icon, type IconName } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { useDialog, useSend } from "../portal.ts";
import { loginChoiceWords as words } from "../words/logins.ts";

const Lead = chakra("p", { base: { mb: "4", color: "fg.muted", textWrap: "pretty" } });
const Ways = chakra("div", { base: { display: "grid", gap: "3" } });
const Words = chakra("span", { base: { flex: "1", textAlign: "start" } });
const Small = chakra("small", {
  base: { display: "block", textStyle: "small", fontWeight: "normal", color: "fg.muted", textWrap: "pretty" },
});

export interface LoginChoiceProps {
  /** Of the one-thing. */
  name: string;
  onPersonal: () => void;
  onLegal: () => void;
  onCancel: () => void;
}

export function LoginChoice({ name, onPersonal, onLegal, onCancel }: LoginChoiceProps) {
  return (
    <DialogFrame title={words.title} width={480} onClose={onCancel}>
      <Lead>{words.lead(name)}</Lead>
      <Ways>
        <Way icon="building" name={words.legal} help={words.legalHelp} onClick={onLegal} />
        <Way icon="user" name={words.personal} help={words.personalHelp} onClick={onPersonal} />
      </Ways>
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
    <Button variant="quiet" size="lg" block px="4" fontSize="md" onClick={onClick}>
      <Icon name={icon} />
      <Words>
        {name}
        <Small>{help}</Small>
      </Words>
      <Icon name="chevron-right" size={20} />
    </Button>
  );
}

export default function LoginDialog() {
  const { definition } = useDialog().handling;
  const send = useSend();
  if (!definition) return null;
  return (
    <LoginChoice
      name={definition.oneThing.name}
      onPersonal={() => send({ type: "CONFIRM" })}
      onLegal={() => send({ type: "LEGAL_LOGIN" })}
      onCancel={() => send({ type: "CANCEL" })}
    />
  );
}
