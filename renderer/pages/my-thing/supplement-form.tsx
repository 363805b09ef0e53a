// Hands in what an application waits for: its authority paper, or what one matter lacks.
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { authorityBlank, supplements } from "../../../engine/index.ts";
import {
  type SupplementOf,
  supplementLack,
  takeable,
  type UploadLimits,
} from "../../../engine/portal/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Icon } from "../../look/icons.tsx";
import { classes } from "../../look/part.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Actions, Stack } from "../../look/parts/layout.tsx";
import { SkeletonRows } from "../../look/parts/skeleton-rows.tsx";
import { Small } from "../../look/parts/text.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import boxes from "../../look/styles/input-box.styles.ts";
import { usePortalParts, useSupplement } from "../../portal.ts";
import { ChooseButton, DropArea } from "../../steps/submit-materials/drop-area.tsx";
import { FileThumb } from "../../steps/submit-materials/file-thumb.tsx";
import { readChosen } from "../../steps/submit-materials/read-chosen.ts";
import { FileError, UploadLine } from "../../steps/submit-materials/upload-line.tsx";
import { useFilesOnTheirWay } from "../../steps/submit-materials/use-files-on-their-way.ts";
import { nextTexts } from "../../texts/applications.ts";
import { materialTexts } from "../../texts/materials.ts";
import styles from "./supplement-form.styles.ts";

const PreviewDialog = lazy(() => import("../../dialogs/preview.tsx"));

type Held = NonNullable<ReturnType<typeof useSupplement>>;

/** `about`: the matter's name. */
export default function SupplementForm({ of, about }: { of: SupplementOf; about?: string }) {
  const held = useSupplement(of);
  if (!held) return <SkeletonRows rows={2} />;
  return of.matterInfoId === undefined ? (
    <Gathering
      held={held}
      name={nextTexts.authority.file}
      limits={supplements.authority}
      {...nextTexts.authority}
    >
      <Blank />
    </Gathering>
  ) : (
    <Gathering
      held={held}
      name={`${nextTexts.mend.file}${about ?? ""}`}
      limits={supplements.mended}
      {...nextTexts.mend}
    >
      <Note held={held} />
    </Gathering>
  );
}

function Gathering({
  held: { snapshot, send },
  name,
  limits,
  submit,
  missing,
  children,
}: {
  held: Held;
  /** Name of what is uploaded. */
  name: string;
  limits: UploadLimits;
  submit: string;
  missing: string;
  children: ReactNode;
}) {
  const { files, uploads } = snapshot.context;
  const { client } = usePortalParts();
  const [messages, setMessages] = useState<readonly string[]>([]);
  /** Pressed during an upload: says so until the upload ends. */
  const [tooEarly, setTooEarly] = useState(false);
  const [shown, setShown] = useState<ShownPaper>();
  const { onTheirWay, arrived } = useFilesOnTheirWay(uploads, { "": { files } });
  const already = files.length + uploads.length;

  async function take(chosen: File[]): Promise<void> {
    const { taken, refusal } = takeable(chosen, limits, already);
    setMessages(refusal === undefined ? [] : [refusal]);
    for (const file of taken) {
      const read = await readChosen(file, limits);
      if (read.ok) send({ type: "ADD", file: read.file });
      else setMessages((before) => [...before, read.message]);
    }
  }
  function handIn(): void {
    const lack = supplementLack(snapshot.context);
    setTooEarly(lack === "upload");
    setMessages(lack === "anything" ? [missing] : []);
    send({ type: "HAND_IN" });
  }
  const choose = { limits, material: name, onFiles: (chosen: File[]) => void take(chosen) };
  const upload = (id: string) => uploads.find((one) => one.getSnapshot().context.id === id);

  return (
    <Stack gap="3" className={styles.unprinted}>
      <VisuallyHidden role="status">{arrived && materialTexts.done(arrived)}</VisuallyHidden>
      {files.length > 0 && (
        <Actions as="ul">
          {files.map((file) => (
            <FileThumb
              key={file.fileId}
              file={file}
              url={client.downloadUrl(file.fileId)}
              onShow={setShown}
              onRemove={({ fileId }) => send({ type: "REMOVE", fileId })}
            />
          ))}
        </Actions>
      )}
      {onTheirWay.map((file) => (
        <UploadLine
          key={file.id}
          file={file}
          onCancel={(id) => upload(id)?.send({ type: "CANCEL" })}
          onRetry={(id) => upload(id)?.send({ type: "RETRY" })}
        />
      ))}
      {already === 0 ? (
        <DropArea {...choose} />
      ) : (
        already < limits.maxFiles && (
          <div>
            <ChooseButton {...choose} variant="text">
              <Icon name="plus" size={20} />
              {materialTexts.more}
            </ChooseButton>
          </div>
        )
      )}
      {children}
      <div role="alert">
        {[...(tooEarly && uploads.length > 0 ? [nextTexts.onTheWay] : []), ...messages].map((message) => (
          <FileError key={message}>{message}</FileError>
        ))}
      </div>
      <Actions>
        <Button onClick={handIn}>{submit}</Button>
      </Actions>
      <Suspense fallback={null}>
        {shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Stack>
  );
}

function Blank() {
  const { client } = usePortalParts();
  return (
    <div>
      <Button variant="text" asChild>
        <a href={client.sampleUrl(authorityBlank)} download={`${nextTexts.authority.file}.pdf`}>
          <Icon name="download" size={20} />
          {nextTexts.authority.blank}
        </a>
      </Button>
    </div>
  );
}

/** Asks before the page of a note that is not handed in is left: a device may keep nothing. */
function useUnsent(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsent]);
}

function Note({ held: { snapshot, send } }: { held: Held }) {
  const id = useId();
  useUnsent(snapshot.context.note.trim() !== "");
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {nextTexts.mend.note}
      </label>
      <Small id={`${id}-help`}>{nextTexts.mend.noteHelp}</Small>
      <textarea
        className={classes(boxes.box, styles.note)}
        id={id}
        aria-describedby={`${id}-help`}
        maxLength={500}
        value={snapshot.context.note}
        onChange={({ currentTarget }) => send({ type: "NOTE", note: currentTarget.value })}
      />
    </div>
  );
}
