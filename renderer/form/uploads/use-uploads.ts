// Sends files for materials the way the page does it, and keeps what is on its way.
import { useEffect, useRef, useState } from "react";
import {
  brokenFileRule,
  fileLimits,
  headBytes,
  kindOfBytes,
  type Material,
  type MaterialAnswer,
  type MaterialFile,
} from "../../../engine/index.ts";
import { useTexts } from "../form-context.ts";

/** How a page sends files. */
export interface Uploads {
  /** Sends a file that fits its material, and resolves with what the declaration names. The message of the Error that it rejects with is shown. */
  send: (file: File, to: UploadTo) => Promise<MaterialFile>;
  /** Told of a file that was sent and then taken back. */
  remove?: ((file: MaterialFile) => void) | undefined;
}

export interface UploadTo {
  /** Key of the material. */
  material: string;
  /** The person has cancelled it. */
  signal: AbortSignal;
  /** `share`: 0 to 1. */
  onProgress: (share: number) => void;
}

export interface Sending {
  id: number;
  material: string;
  file: File;
  /** 0 to 1. */
  progress: number;
  /** Why it was not sent. */
  failed?: string | undefined;
}

interface Given {
  uploads: Uploads | undefined;
  materials: Readonly<Record<string, MaterialAnswer>>;
  change: (material: string, filesOf: (before: readonly MaterialFile[]) => MaterialFile[]) => void;
}

export type HeldUploads = ReturnType<typeof useUploads>;

export function useUploads({ uploads, materials, change }: Given) {
  const { uploads: texts } = useTexts();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  /** Material → why files of the last choice were not taken. */
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [arrived, setArrived] = useState("");
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const drop = (id: number) => {
    stops.current.delete(id);
    setSending((before) => before.filter((one) => one.id !== id));
  };
  const tell = (id: number, news: Partial<Sending>) =>
    setSending((before) => before.map((one) => (one.id === id ? { ...one, ...news } : one)));

  async function run({ id, material, file }: Sending): Promise<void> {
    if (!uploads) return;
    const stop = new AbortController();
    const { signal } = stop;
    stops.current.set(id, stop);
    try {
      const sent = await uploads.send(file, {
        material,
        signal,
        onProgress: (progress) => tell(id, { progress }),
      });
      if (signal.aborted) return uploads.remove?.(sent);
      drop(id);
      setArrived(sent.name);
      change(material, (before) => [...before, sent]);
    } catch (error) {
      if (!signal.aborted) tell(id, { failed: error instanceof Error ? error.message : texts.again });
    }
  }

  /** Why a file does not fit; undefined when it does. */
  async function misfit(file: File, limits: ReturnType<typeof fileLimits>): Promise<string | undefined> {
    try {
      const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
      const rule = brokenFileRule(limits, { size: file.size, kind: kindOfBytes(head, file.name) });
      return rule && texts[rule](file.name, limits);
    } catch {
      return texts.unreadable(file.name);
    }
  }

  async function take(key: string, material: Material, files: readonly File[]): Promise<void> {
    const limits = fileLimits(material);
    const already =
      (materials[key]?.files.length ?? 0) + sending.filter((one) => one.material === key).length;
    const room = Math.max(0, limits.maxFiles - already);
    const wrong = files.length > room ? [texts.tooMany(limits.maxFiles)] : [];
    const fit: Sending[] = [];
    for (const file of files.slice(0, room)) {
      const message = await misfit(file, limits);
      last.current += 1;
      if (message === undefined) fit.push({ id: last.current, material: key, file, progress: 0 });
      else wrong.push(message);
    }
    setRefused((before) => ({ ...before, [key]: wrong }));
    setSending((before) => [...before, ...fit]);
    for (const one of fit) void run(one);
  }

  return {
    sending,
    refused,
    /** Name of the file that was sent last. */
    arrived,
    take: (key: string, material: Material, files: readonly File[]) => void take(key, material, files),
    cancel: ({ id }: Sending) => {
      stops.current.get(id)?.abort();
      drop(id);
    },
    retry: (one: Sending) => {
      tell(one.id, { failed: undefined, progress: 0 });
      void run(one);
    },
    remove: (key: string, file: MaterialFile) => {
      change(key, (before) => before.filter(({ fileId }) => fileId !== file.fileId));
      uploads?.remove?.(file);
    },
  };
}
