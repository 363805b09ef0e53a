// In: the materials of a declaration. Out: three groups: what needs the person, what is ready, what is not needed and why.
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { fileLimits, type MaterialFile } from "../../../engine/index.ts";
import { focusOn } from "../../form/focus-on.ts";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { usePortalParts } from "../../portal.ts";
import { materialWords } from "../../words/steps/materials-step.ts";
import type { StepProps } from "../step-props.ts";
import { GivenMaterial } from "./given-material.tsx";
import type { ShownPaper } from "./material-actions.ts";
import { MaterialGroup } from "./material-group.tsx";
import { MaterialRow } from "./material-row.tsx";
import { comesByItself, type MaterialState } from "./material-state.ts";
import { UploadedMaterial } from "./uploaded-material.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import type { Materials } from "./use-materials.ts";

const ConfirmDialog = lazy(() => import("../../dialogs/confirm.tsx"));
const PreviewDialog = lazy(() => import("../../dialogs/preview.tsx"));

const Rows = chakra("div", { base: { display: "contents" } });

export function MaterialsPanel({ held, ...props }: StepProps & { held: Materials }) {
  const { definition, asked, problems, focus, sendMaterial, onTheWay } = props;
  const { states, counts, chosen, arrived } = held;
  const { client } = usePortalParts();
  const [removing, setRemoving] = useState<{ material: string; file: MaterialFile }>();
  const keptFocus = useKeptFocus();
  const [shown, setShown] = useState<ShownPaper>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (focus) focusOn(focus);
  }, [focus]);

  const ready = states.filter((state) => state.ready);
  const todo = states.filter((state) => !state.ready);
  const row = (state: MaterialState) =>
    comesByItself(state.asked) || state.answer.licence ? (
      <GivenMaterial
        key={state.asked.key}
        state={state}
        licence={onTheWay.licences[state.asked.key]}
        licenceUrl={client.licenceUrl}
        sampleUrl={client.sampleUrl}
        onShow={setShown}
        onFetch={(material) => sendMaterial({ type: "LICENCE", material })}
        onReplace={(material) => sendMaterial({ type: "LICENCE_DROP", material })}
      />
    ) : (
      <UploadedMaterial
        key={state.asked.key}
        state={state}
        limits={fileLimits(state.asked.material)}
        licence={onTheWay.licences[state.asked.key]}
        refused={chosen.refused[state.asked.key] ?? []}
        problem={problems.find(({ material }) => material === state.asked.key)?.message}
        onFiles={chosen.take}
        onCancel={(id) => sendMaterial({ type: "UPLOAD_CANCEL", id })}
        onRetry={(id) => sendMaterial({ type: "UPLOAD_RETRY", id })}
        onRemove={(material, file) => setRemoving({ material, file })}
        onShow={setShown}
        onFetch={(material) => sendMaterial({ type: "LICENCE", material })}
        downloadUrl={client.downloadUrl}
        sampleUrl={client.sampleUrl}
      />
    );

  return (
    <Rows ref={keptFocus}>
      <VisuallyHidden role="status">{said || (arrived && materialWords.done(arrived))}</VisuallyHidden>
      {todo.length > 0 && (
        <MaterialGroup
          title={materialWords.todo}
          aside={counts.left > 0 && <Tag tone="warning">{materialWords.count(counts.left)}</Tag>}
        >
          {todo.map(row)}
        </MaterialGroup>
      )}
      {ready.length > 0 && (
        <MaterialGroup
          title={materialWords.ready}
          aside={<Tag tone="success">{materialWords.count(ready.length)}</Tag>}
        >
          {ready.map(row)}
        </MaterialGroup>
      )}
      {asked.notNeeded.length > 0 && (
        <MaterialGroup title={materialWords.notNeeded} aside={materialWords.byAnswers}>
          {asked.notNeeded.map(({ key, material, because }) => (
            <MaterialRow
              key={key}
              id={`material-${key}`}
              icon="close"
              tone="neutral"
              name={material.name}
              lines={[because]}
              quiet
            />
          ))}
        </MaterialGroup>
      )}
      <Suspense fallback={null}>
        {removing && (
          <ConfirmDialog
            title={materialWords.removeTitle}
            deed={materialWords.remove}
            onCancel={() => setRemoving(undefined)}
            onConfirm={() => {
              const { material, file } = removing;
              sendMaterial({ type: "FILE_DELETE", material, fileId: file.fileId });
              setSaid(materialWords.removed(file.name));
              setRemoving(undefined);
            }}
          >
            {materialWords.removeLead(
              removing.file.name,
              definition.oneThing.materials[removing.material]?.name ?? "",
            )}
          </ConfirmDialog>
        )}
        {shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </Rows>
  );
}
