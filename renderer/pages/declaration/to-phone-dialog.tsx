// The code that opens a declaration on a phone, once everything in it is saved.
import { QrBox } from "../../frame/qr-box.tsx";
import { DialogFrame } from "../../look/dialog/dialog-frame.tsx";
import { Button } from "../../look/parts/button.tsx";
import { CopyButton } from "../../look/parts/copy-button.tsx";
import { Muted, Small } from "../../look/parts/text.tsx";
import { dialogTexts } from "../../texts/dialogs.ts";
import { toPhoneTexts as texts } from "../../texts/to-phone.ts";
import { places } from "../parts/places.ts";
import { useSaving } from "./saving.ts";
import styles from "./to-phone-dialog.styles.ts";

export default function ToPhoneDialog({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const saving = useSaving();
  const saved = saving?.state === "saved";
  const address = location.origin + places.detail(draftId);
  return (
    <DialogFrame
      title={texts.title}
      width={400}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {dialogTexts.close}
        </Button>
      }
    >
      <Muted>{texts.lead}</Muted>
      <QrBox text={saved ? address : ""} title={texts.qr} />
      <p role="status" className={styles.state}>
        {saved ? texts.scan : saving?.words}
      </p>
      <div className={styles.code}>
        {texts.or}
        <CopyButton text={address} what={texts.ofDraft} words={texts.copy} />
      </div>
      <Small className={styles.sub}>{texts.here}</Small>
    </DialogFrame>
  );
}
