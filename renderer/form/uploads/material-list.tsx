// The materials that the answers ask for, each with its files and a place for more; the page sends them.
import { useRef } from "react";
import {
  type AnswerProblem,
  type AskedMaterial,
  acceptOf,
  fileLimits,
  type MaterialAnswer,
} from "../../../engine/index.ts";
import { Button } from "../../look/parts/button.tsx";
import { Card, PanelHeader } from "../../look/parts/card.tsx";
import { ErrorLine } from "../../look/parts/error-line.tsx";
import { Meter } from "../../look/parts/meter.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialId } from "../field-id.ts";
import { useTexts } from "../form-context.ts";
import styles from "./material-list.styles.ts";
import type { HeldUploads, Sending } from "./use-uploads.ts";

interface Props {
  asked: readonly AskedMaterial[];
  materials: Readonly<Record<string, MaterialAnswer>>;
  problems: readonly AnswerProblem[];
  held: HeldUploads;
}

export function MaterialList({ asked, materials, problems, held }: Props) {
  const { uploads: texts } = useTexts();
  if (asked.length === 0) return null;
  return (
    <Card flush aria-labelledby="materials">
      <PanelHeader id="materials" title={texts.title} />
      <VisuallyHidden role="status">{held.arrived && texts.done(held.arrived)}</VisuallyHidden>
      <ul>
        {asked.map((one) => (
          <MaterialRow
            key={one.key}
            asked={one}
            files={materials[one.key]?.files ?? []}
            problem={problems.find(({ material }) => material === one.key)}
            held={held}
          />
        ))}
      </ul>
    </Card>
  );
}

function MaterialRow({
  asked: { key, material, required, because },
  files,
  problem,
  held,
}: Pick<Props, "held"> & {
  asked: AskedMaterial;
  files: MaterialAnswer["files"];
  problem: AnswerProblem | undefined;
}) {
  const { uploads: texts, field } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const limits = fileLimits(material);
  const sending = held.sending.filter((one) => one.material === key);
  const wrong = [...(held.refused[key] ?? []), ...(problem && sending.length === 0 ? [problem.message] : [])];
  const lines = [because, material.help, texts.limits(limits)];
  const given = files.length + sending.length;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 id={materialId(key)} className={styles.name} tabIndex={-1}>
          {material.name}
        </h3>
        {!required && <Tag tone="neutral">{field.optional}</Tag>}
      </div>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ),
      )}
      <div className={styles.wrong} role="alert">
        {wrong.map((message) => (
          <ErrorLine key={message}>{message}</ErrorLine>
        ))}
      </div>
      {given > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.fileId} className={styles.file}>
              <span className={styles.fileName}>{file.name}</span>
              <Button variant="text" onClick={() => held.remove(key, file)}>
                {texts.remove}
                <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
          {sending.map((one) => (
            <SendingLine key={one.id} one={one} held={held} />
          ))}
        </ul>
      )}
      {given < limits.maxFiles && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple={limits.maxFiles > 1}
            accept={acceptOf(limits.accept)}
            onChange={({ currentTarget }) => {
              held.take(key, material, [...(currentTarget.files ?? [])]);
              // The same file may be chosen again after a failure.
              currentTarget.value = "";
            }}
          />
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {given > 0 ? texts.more : texts.choose}
            <VisuallyHidden>{material.name}</VisuallyHidden>
          </Button>
        </>
      )}
    </li>
  );
}

function SendingLine({ one, held }: { one: Sending; held: HeldUploads }) {
  const { uploads: texts } = useTexts();
  const { file, failed, progress } = one;
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.file}>
      {failed === undefined ? (
        <>
          <span className={styles.fileName}>{file.name}</span>
          <div className={styles.meter}>
            <Meter label={file.name} value={percent} max={100} valueText={texts.percent(percent)} />
          </div>
          <b>{texts.percent(percent)}</b>
        </>
      ) : (
        <>
          <ErrorLine role="alert">{texts.failed(file.name, failed)}</ErrorLine>
          <Button variant="secondary" onClick={() => held.retry(one)}>
            {texts.retry}
            <VisuallyHidden>{file.name}</VisuallyHidden>
          </Button>
        </>
      )}
      <Button variant="text" onClick={() => held.cancel(one)}>
        {failed === undefined ? texts.cancel : texts.forget}
        <VisuallyHidden>{file.name}</VisuallyHidden>
      </Button>
    </li>
  );
}
