// In: a material that the person gives, with its files so far. Out: its row: files, files on their way, and the place for more.
import { chakra } from "@chakra-ui/react";
import { Icon, type IconName } from "../../look/icons.tsx";

import { Button } from "../../look/parts/button.tsx";
import type { Tone } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialWords } from "../../words/steps/materials-step.ts";
import { ChooseButton, DropArea } from "./drop-area.tsx";
import { FileThumb } from "./file-thumb.tsx";
import type { MaterialActions } from "./material-actions.ts";
import { MaterialRow } from "./material-row.tsx";
import type { MaterialState } from "./material-state.ts";
import type { FileLimits } from "./read-chosen.ts";
import { SampleLink } from "./sample-link.tsx";
import { ErrorLine, UploadLine } from "./upload-line.tsx";

const Files = chakra("ul", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "3" } });

export interface UploadedMaterialProps extends MaterialActions {
  state: MaterialState;
  limits: FileLimits;
  /** How looking for the e-licence stands; absent: not asked yet. */
  licence?: "looking" | "none" | "failed" | undefined;
  /** Why the files that were chosen last cannot be taken. */
  refused: readonly string[];
  /** The step's own check found it missing. */
  problem?: string | undefined;
}

export function UploadedMaterial(props: UploadedMaterialProps) {
  const { state, limits, licence, refused, problem } = props;
  const { asked, answer, onItsWay } = state;
  const { key, material, usedBy, because } = asked;
  const look = lookOf(props);
  const full = answer.files.length + onItsWay.length >= limits.maxFiles;
  const mayUpload = material.from !== "e-licence" || material.orElse === "upload";
  const canFetch = material.from === "e-licence" && answer.files.length === 0 && onItsWay.length === 0;
  const missed = licence === "none" || licence === "failed";
  const lines = [
    ...(canFetch && !missed ? [materialWords.fetchLead] : []),
    ...(canFetch && licence === "none"
      ? [mayUpload ? materialWords.notFound : materialWords.notFoundLicence]
      : []),
    ...(because ? [because] : []),
    ...(usedBy.length > 0 ? [materialWords.usedBy(usedBy)] : []),
    ...(mayUpload ? [materialWords.limits(limits.accept, limits.maxMB)] : []),
    ...(material.help ? [material.help] : []),
  ];
  const given = answer.files.length > 0 || onItsWay.length > 0;
  const messages = [
    ...refused,
    ...(canFetch && licence === "failed"
      ? [mayUpload ? materialWords.fetchFailed : materialWords.fetchFailedLicence]
      : []),
    ...(problem && !given ? [problem] : []),
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
              {materialWords.more}
            </ChooseButton>
          )}
          {canFetch && (
            <Button
              variant={missed ? "text" : "secondary"}
              aria-disabled={licence === "looking" || undefined}
              onClick={() => props.onFetch(key)}
            >
              {licence === "looking"
                ? materialWords.fetching
                : missed
                  ? materialWords.again
                  : materialWords.fetch}
              <VisuallyHidden>{material.name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      <div role="alert">
        {messages.map((message) => (
          <ErrorLine key={message}>
            <Icon name="alert" size={16} />
            <span>{message}</span>
          </ErrorLine>
        ))}
      </div>
      {onItsWay.map((file) => (
        <UploadLine key={file.id} file={file} onCancel={props.onCancel} onRetry={props.onRetry} />
      ))}
      {answer.files.length > 0 && (
        <Files>
          {answer.files.map((file) => (
            <FileThumb
              key={file.fileId}
              file={file}
              url={props.downloadUrl(file.fileId)}
              onShow={props.onShow}
              onRemove={(removed) => props.onRemove(key, removed)}
            />
          ))}
        </Files>
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
  const words = materialWords.state;
  const failed = refused.length > 0 || onItsWay.some((file) => file.state === "failed");
  if (failed) return { icon: "alert", tone: "danger", tag: words.failed };
  if (onItsWay.length > 0) return { icon: "refresh", tone: "brand", tag: words.uploading };
  if (answer.files.length > 0) {
    return { icon: "check", tone: "success", tag: materialWords.uploaded(answer.files.length) };
  }
  if (!asked.required) return { icon: "upload", tone: "neutral", tag: words.optional };
  const fetched = asked.material.from === "e-licence" && licence !== "none";
  return {
    icon: fetched ? "document" : "upload",
    tone: "warning",
    tag: fetched ? words.licence : words.waiting,
  };
}
