// In: which dialog of the handling would be next. Out: the sentence that this way is not open yet, and the way back.
import type { DialogName } from "../../engine/index.ts";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { useSend } from "../portal.ts";
import { noticeWords, notOpenWords } from "../words/dialogs.ts";

/** The component for one of the dialogs that come with a later version. */
export function notOpen(name: keyof typeof notOpenWords & DialogName) {
  const { title, lead } = notOpenWords[name];
  return function NotOpen() {
    const send = useSend();
    const cancel = () => send({ type: "CANCEL" });
    return (
      <DialogFrame
        title={title}
        onClose={cancel}
        actions={<Button onClick={cancel}>{noticeWords.back}</Button>}
      >
        <Note tone="warning">{lead}</Note>
      </DialogFrame>
    );
  };
}
