// Tells a legal person that a one-thing is closed to companies, and how to go on (Spec 4).
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { Bullets } from "../look/parts/text.tsx";
import { useHandling, usePortal, useSend } from "../portal.ts";
import { dialogTexts } from "../texts/dialogs.ts";
import { notForCompaniesTexts as texts } from "../texts/guide.ts";
import styles from "./not-for-companies.styles.ts";

export interface NotForCompaniesViewProps {
  /** Name of the one-thing. */
  name: string;
  company: string;
  onServices: () => void;
  onLogIn: () => void;
  onCancel: () => void;
}

export function NotForCompaniesView({
  name,
  company,
  onServices,
  onLogIn,
  onCancel,
}: NotForCompaniesViewProps) {
  return (
    <DialogFrame
      title={dialogTexts.tip}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onLogIn}>
            {texts.logIn}
          </Button>
          <Button onClick={onServices}>{texts.services}</Button>
        </>
      }
    >
      <Note tone="warning">
        <b>{texts.closed(name)}</b>
      </Note>
      <Bullets className={styles.list}>
        <li>{texts.company(company)}</li>
        <li className={styles.item}>{texts.person}</li>
      </Bullets>
    </DialogFrame>
  );
}

export default function NotForCompaniesDialog() {
  const thing = useHandling((handling) => handling.thing);
  const company = usePortal(({ user }) => user?.company?.companyName ?? "");
  const send = useSend();
  if (!thing) return null;
  const cancel = () => send({ type: "CANCEL" });
  return (
    <NotForCompaniesView
      name={thing.oneThingName}
      company={company}
      onServices={() => send({ type: "CONFIRM" })}
      onLogIn={() => {
        cancel();
        send({ type: "LOGIN" });
      }}
      onCancel={cancel}
    />
  );
}
