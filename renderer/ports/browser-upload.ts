// Uploads a file by XMLHttpRequest, since only that reports how many bytes were sent.
import { callTimeout, type ResponsePort, type UploadPort, uploadTimeout } from "../../engine/portal/index.ts";

/** Rejects with an AbortError or TimeoutError, or when the connection fails. */
export const browserUpload: UploadPort = async ({ url, headers, fields, file, onProgress, signal }) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const bytes = await file.bytes();
  body.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>], { type: file.type }), file.name);

  return new Promise<ResponsePort>((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException("The upload was cancelled.", "AbortError"));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", url);
    // Uploads may go to another origin (Spec 7), and need the session there too.
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    const end = (why: string) => {
      reject(new DOMException(why, "TimeoutError"));
      request.abort();
    };
    // This timeout restarts with each progress: a large file on a slow line may take longer than one call.
    const watch = stallWatch(callTimeout, () => end("The upload stands still."));
    // And this one does not: a line that drips would never come to an end.
    const limit = setTimeout(() => end("The upload takes too long."), uploadTimeout(bytes.length));
    request.upload.addEventListener("progress", watch.moved);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("The connection failed."));
    request.onabort = () => reject(new DOMException("The upload was cancelled.", "AbortError"));
    request.onloadend = () => {
      watch.stop();
      clearTimeout(limit);
      signal?.removeEventListener("abort", abort);
    };
    signal?.addEventListener("abort", abort);
    request.send(body);
  });
};

function stallWatch(milliseconds: number, stalled: () => void) {
  let timer = setTimeout(stalled, milliseconds);
  return {
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(stalled, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}

function responseOf(request: XMLHttpRequest): ResponsePort {
  return {
    status: request.status,
    headers: { get: (name) => request.getResponseHeader(name) },
    text: async () => request.responseText,
  };
}
