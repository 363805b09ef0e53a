// The row of a material that the person uploads: its files, running uploads, and a place for more.
import { canBeFetched, type MaterialState, partsLeft } from "../../../engine/index.ts";
import type { UploadLimits } from "../../../engine/portal/index.ts";
import { Icon, type IconName } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { Actions } from "../../look/parts/layout.tsx";
import type { Tone } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialTexts } from "../../texts/materials.ts";
import { ChooseButton, DropArea } from "./drop-area.tsx";
import { FileThumb } from "./file-thumb.tsx";
import { FoundActions, licenceLines } from "./given-material.tsx";
import type { MaterialActions } from "./material-actions.ts";
import { MaterialRow } from "./material-row.tsx";
import { SampleLink } from "./sample-link.tsx";
import { FileError, UploadLine } from "./upload-line.tsx";
import styles from "./uploaded-material.styles.ts";

export interface UploadedMaterialProps extends MaterialActions {
  state: MaterialState;
  limits: UploadLimits;
  /** The state of the e-licence lookup; absent when not asked yet. */
  licence?: "looking" | "none" | "failed" | undefined;
  /** Why the files of the last choice were not accepted. */
  refused: readonly string[];
  licenceUrl: (licenceId: string) => string;
  onReplace: (material: string) => void;
  /** The step's own check found it missing. */
  problem?: string | undefined;
}

export function UploadedMaterial(props: UploadedMaterialProps) {
  const { state, limits, licence, refused, problem } = props;
  const { asked, answer, onItsWay } = state;
  const { key, material, usedBy, because, parts } = asked;
  const held = answer.licence;
  const look = lookOf(props);
  const full = answer.files.length + onItsWay.length >= limits.maxFiles;
  const mayUpload = material.from !== "e-licence" || material.orElse === "upload";
  const canFetch = canBeFetched(state);
  const missed = licence === "none" || licence === "failed";
  const lines = [
    ...(parts ? [materialTexts.parts(parts)] : []),
    ...(held ? licenceLines(held) : []),
    ...(canFetch && !missed ? [materialTexts.fetchLead] : []),
    ...(canFetch && licence === "none"
      ? [mayUpload ? materialTexts.notFound : materialTexts.notFoundLicence]
      : []),
    ...(because ? [because] : []),
    ...(usedBy.length > 0 ? [materialTexts.usedBy(usedBy)] : []),
    ...(mayUpload ? [materialTexts.limits(limits.accept, limits.maxMB)] : []),
    ...(material.help ? [material.help] : []),
  ];
  const given = answer.files.length > 0 || onItsWay.length > 0;
  const messages = [
    ...refused,
    ...(canFetch && licence === "failed"
      ? [mayUpload ? materialTexts.fetchFailed : materialTexts.fetchFailedLicence]
      : []),
    ...(problem && (!given || parts) ? [problem] : []),
  ];
  const choose = { limits, material: material.name, onFiles: (files: File[]) => props.onFiles(key, files) };
  return (
    <MaterialRow
      id={`material-${key}`}
      {...look}
      name={material.name}
      lines={lines}
      actions={
        <>
          <SampleLink material={material} sampleUrl={props.sampleUrl} onShow={props.onShow} />
          {answer.files.length > 0 && !full && (
            <ChooseButton {...choose} variant="text">
              <Icon name="plus" size={20} />
              {materialTexts.more}
            </ChooseButton>
          )}
          {held && <FoundActions {...props} />}
          {canFetch && (
            <Button
              variant={missed ? "text" : "secondary"}
              aria-disabled={licence === "looking" || undefined}
              onClick={() => props.onFetch(key)}
            >
              {licence === "looking"
                ? materialTexts.fetching
                : missed
                  ? materialTexts.again
                  : materialTexts.fetch}
              <VisuallyHidden>{material.name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      <VisuallyHidden role="status">
        {canFetch && licence === "none" ? materialTexts.nothingFor(material.name) : ""}
      </VisuallyHidden>
      <div role="alert">
        {messages.map((message) => (
          <FileError key={message}>{message}</FileError>
        ))}
      </div>
      {onItsWay.map((file) => (
        <UploadLine key={file.id} file={file} onCancel={props.onCancel} onRetry={props.onRetry} />
      ))}
      {answer.files.length > 0 && (
        <Actions as="ul" className={styles.files}>
          {answer.files.map((file) => (
            <FileThumb
              key={file.fileId}
              file={file}
              url={props.downloadUrl(file.fileId)}
              onShow={props.onShow}
              onRemove={(removed) => props.onRemove(key, removed)}
            />
          ))}
        </Actions>
      )}
      {answer.files.length === 0 && !full && mayUpload && <DropArea {...choose} />}
    </MaterialRow>
  );
}

function lookOf({ state, refused, licence }: UploadedMaterialProps): {
  icon: IconName;
  tone: Tone;
  tag?: string;
} {
  const { asked, answer, onItsWay } = state;
  const words = materialTexts.state;
  const failed = refused.length + onItsWay.filter((file) => file.state === "failed").length;
  const uploaded = answer.files.length;
  if (failed > 0) {
    const tag = uploaded > 0 ? words.someFailed(failed, uploaded) : words.failed;
    return { icon: "alert", tone: "danger", tag };
  }
  if (onItsWay.length > 0) return { icon: "refresh", tone: "brand", tag: words.uploading };
  const left = partsLeft(asked, answer);
  if (asked.parts && left > 0 && left < asked.parts.length) {
    return { icon: "upload", tone: "warning", tag: words.partsLeft(left) };
  }
  if (uploaded > 0) return { icon: "check", tone: "success", tag: materialTexts.uploaded(uploaded) };
  if (!asked.required) return { icon: "upload", tone: "neutral", tag: words.optional };
  const fetched = asked.material.from === "e-licence" && licence !== "none";
  return {
    icon: fetched ? "document" : "upload",
    tone: "warning",
    tag: fetched ? words.licence : words.waiting,
  };
}
