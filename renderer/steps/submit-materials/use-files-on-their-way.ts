// The uploads as plain data, rerendered with each change, and the file that arrived last.
import { useEffect, useReducer, useRef, useState } from "react";
import type { FileOnItsWay, MaterialAnswer } from "../../../engine/index.ts";
import type { UploadRef } from "../../../engine/portal/index.ts";

const states = {
  hashing: "preparing",
  sending: "sending",
  failed: "failed",
  attached: "sending",
  cancelled: "sending",
} satisfies Record<ReturnType<UploadRef["getSnapshot"]>["value"], FileOnItsWay["state"]>;

export function useFilesOnTheirWay(
  uploads: readonly UploadRef[],
  materials: Record<string, MaterialAnswer>,
): { onTheirWay: FileOnItsWay[]; arrived: string | undefined } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const subscriptions = uploads.map((upload) => upload.subscribe(redraw));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [uploads]);

  const names = Object.values(materials).flatMap(({ files }) =>
    files.map(({ fileId, name }) => ({ fileId, name })),
  );
  const known = useRef(new Set(names.map(({ fileId }) => fileId)));
  const [arrived, setArrived] = useState<string>();
  const newest = names.findLast(({ fileId }) => !known.current.has(fileId));
  useEffect(() => {
    if (!newest) return;
    known.current.add(newest.fileId);
    setArrived(newest.name);
  }, [newest]);

  const onTheirWay = uploads.map((upload): FileOnItsWay => {
    const { value, context } = upload.getSnapshot();
    const { id, material, file, progress, message } = context;
    return { id, material, name: file.name, size: file.size, progress, state: states[value], message };
  });
  return { onTheirWay, arrived };
}
