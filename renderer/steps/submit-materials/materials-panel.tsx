// The materials in three groups: what needs the person, what is ready, what is not needed and why.
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { comesByItself, fileLimits, type MaterialFile, type MaterialState } from "../../../engine/index.ts";
import { focusOn } from "../../form/focus-on.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";
import { Tag } from "../../look/parts/tag.tsx";
import { VisuallyHidden } from "../../look/parts/visually-hidden.tsx";
import { materialTexts } from "../../texts/materials.ts";
import type { StepProps } from "../step-props.ts";
import { FetchAll } from "./fetch-all.tsx";
import { GivenMaterial } from "./given-material.tsx";
import { MaterialGroup } from "./material-group.tsx";
import { MaterialRow } from "./material-row.tsx";
import styles from "./materials-panel.styles.ts";
import { UploadedMaterial } from "./uploaded-material.tsx";
import type { Materials, MaterialsAsk } from "./use-materials.ts";

const ConfirmDialog = lazy(() => import("../../dialogs/confirm.tsx"));
const PreviewDialog = lazy(() => import("../../dialogs/preview.tsx"));

interface Props extends Pick<StepProps, MaterialsAsk | "left" | "focus" | "client"> {
  held: Materials;
}

export function MaterialsPanel({ held, ...props }: Props) {
  const { definition, asked, left, focus, sendMaterial, onTheWay, client } = props;
  const { states, counts, chosen, arrived } = held;
  const [removing, setRemoving] = useState<{ material: string; file: MaterialFile }>();
  const keptFocus = useKeptFocus();
  const [shown, setShown] = useState<ShownPaper>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (focus) focusOn(focus);
  }, [focus]);

  const wasReady = useFirst(states);
  const ready = states.filter(({ asked: { key } }) => wasReady.get(key));
  const todo = states.filter(({ asked: { key } }) => !wasReady.get(key));
  const fetchOne = (material: string) => sendMaterial({ type: "LICENCE", material });
  const row = (state: MaterialState) =>
    comesByItself(state.asked) || (state.answer.licence && !state.asked.parts) ? (
      <GivenMaterial
        key={state.asked.key}
        state={state}
        licence={onTheWay.licences[state.asked.key]}
        licenceUrl={client.licenceUrl}
        sampleUrl={client.sampleUrl}
        onShow={setShown}
        onFetch={fetchOne}
        onReplace={(material) => sendMaterial({ type: "LICENCE_DROP", material })}
      />
    ) : (
      <UploadedMaterial
        key={state.asked.key}
        state={state}
        limits={fileLimits(state.asked.material)}
        licence={onTheWay.licences[state.asked.key]}
        refused={chosen.refused[state.asked.key] ?? []}
        problem={left.find(({ material }) => material === state.asked.key)?.message}
        onFiles={chosen.take}
        onCancel={(id) => sendMaterial({ type: "UPLOAD_CANCEL", id })}
        onRetry={(id) => sendMaterial({ type: "UPLOAD_RETRY", id })}
        onRemove={(material, file) => setRemoving({ material, file })}
        onShow={setShown}
        onFetch={fetchOne}
        onReplace={(material) => sendMaterial({ type: "LICENCE_DROP", material })}
        downloadUrl={client.downloadUrl}
        licenceUrl={client.licenceUrl}
        sampleUrl={client.sampleUrl}
      />
    );

  return (
    <div className={styles.root} ref={keptFocus}>
      <VisuallyHidden role="status">{said || (arrived && materialTexts.done(arrived))}</VisuallyHidden>
      {todo.length > 0 && (
        <MaterialGroup
          title={materialTexts.todo}
          aside={
            counts.left > 0 ? (
              <Tag tone="warning">{materialTexts.count(counts.left)}</Tag>
            ) : (
              <Tag tone="success">{materialTexts.allReady}</Tag>
            )
          }
        >
          <FetchAll states={todo} licences={onTheWay.licences} onFetch={fetchOne} />
          {todo.map(row)}
        </MaterialGroup>
      )}
      {ready.length > 0 && (
        <MaterialGroup
          title={materialTexts.ready}
          aside={<Tag tone="success">{materialTexts.count(ready.filter((state) => state.ready).length)}</Tag>}
        >
          {ready.map(row)}
        </MaterialGroup>
      )}
      {asked.notNeeded.length > 0 && (
        <MaterialGroup title={materialTexts.notNeeded} aside={materialTexts.byAnswers}>
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
            title={materialTexts.removeTitle}
            deed={materialTexts.remove}
            onCancel={() => setRemoving(undefined)}
            onConfirm={() => {
              const { material, file } = removing;
              sendMaterial({ type: "FILE_DELETE", material, fileId: file.fileId });
              setSaid(materialTexts.removed(file.name));
              setRemoving(undefined);
            }}
          >
            {materialTexts.removeLead(
              removing.file.name,
              definition.oneThing.materials[removing.material]?.name ?? "",
            )}
          </ConfirmDialog>
        )}
        {shown && <PreviewDialog {...shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Which materials were ready when the page first showed them: a row stays in its group, whatever is handed in. */
function useFirst(states: readonly MaterialState[]): ReadonlyMap<string, boolean> {
  const [first, setFirst] = useState<ReadonlyMap<string, boolean>>(new Map());
  const news = states.filter(({ asked }) => !first.has(asked.key));
  if (news.length === 0) return first;
  const known = new Map([...first, ...news.map(({ asked, ready }) => [asked.key, ready] as const)]);
  setFirst(known);
  return known;
}

/** Moves the focus to the row's heading (its id is in `data-row`) when the focused element disappears. */
function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: HTMLElement; row: string }>(undefined);
  useEffect(() => {
    const element = list.current;
    // A native listener, because React misses the focus that a closing dialog restores during a render.
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
      last.current = row ? { element: target, row } : undefined;
    };
    element?.addEventListener("focusin", hold);
    return () => element?.removeEventListener("focusin", hold);
  }, []);
  useEffect(() => {
    const held = last.current;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    document.getElementById(held.row)?.focus({ preventScroll: true });
  });
  return list;
}
