// Reads the fields of an upload from the head of its body, and hands its file on as a stream that is never held whole.

import { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import type { Upload } from "../base/context.ts";
import { Refusal } from "../base/refusal.ts";
import { words } from "../base/texts.ts";

/** Bytes before the file: its fields and their headers. */
const mostBefore = 64 * 1024;
const limits = { fieldNameSize: 64, fieldSize: 2048, fields: 16, files: 1, parts: 17, headerPairs: 16 };

/** The fields stand before the file, as the contract says. `most`: bytes of the file. Rejects with a Refusal: 400, 413, 415, or that of the body. */
export function readUpload(
  type: string,
  body: AsyncIterable<Uint8Array>,
  most: number,
): Promise<{ fields: Record<string, string>; file: Upload | null }> {
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, words.notJson);
  const parser = parserOf(type, most);
  const source = Readable.from(body, { objectMode: false });
  const fields: Record<string, string> = {};
  let problem: Refusal | undefined;
  return new Promise((done, fail) => {
    const broken = (why?: unknown) => {
      problem ??= why instanceof Refusal ? why : new Refusal(400, words.unreadableBody);
      fail(problem);
      source.unpipe(parser);
    };
    const outside = () => {
      problem ??= new Refusal(400, words.outsideContract);
      fail(problem);
    };
    const finished = new Promise<void>((end) => {
      parser.on("finish", end);
      for (const one of [parser, source]) one.on("error", () => end());
      source.on("close", () => source.readableEnded || end());
    });
    parser.on("field", (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || Object.hasOwn(fields, name)) return outside();
      Object.defineProperty(fields, name, { value, enumerable: true });
    });
    parser.on("file", (name, stream, fileName) => {
      if (name !== "file") {
        stream.resume();
        return outside();
      }
      const cut = (why?: unknown) =>
        stream.destroy(why instanceof Refusal ? why : new Refusal(400, words.unreadableBody));
      parser.on("error", cut);
      source.on("error", cut);
      source.on("close", () => source.readableEnded || cut());
      // Errors are told by whoever reads the bytes.
      stream.on("error", () => undefined);
      async function* bytes(): AsyncIterable<Uint8Array> {
        for await (const piece of stream) yield piece as Uint8Array;
        if (stream.truncated) throw new Refusal(413, words.tooLarge);
        await finished;
        if (problem) throw problem;
      }
      done({ fields, file: { name: fileName ?? "", bytes: bytes() } });
    });
    for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(event, outside);
    parser.on("error", broken);
    source.on("error", broken);
    let before = 0;
    const count = (piece: Uint8Array) => {
      // The piece that brings the file may hold much of it.
      if (before > mostBefore) source.destroy(new Refusal(400, words.unreadableBody));
      before += piece.length;
    };
    source.on("data", count);
    parser.on("file", () => source.off("data", count));
    parser.on("finish", () => done({ fields, file: null }));
    source.pipe(parser);
  });
}

function parserOf(type: string, fileSize: number) {
  try {
    // The name is cleaned where it is used.
    const options = { preservePath: true, limits: { ...limits, fileSize: fileSize + 1 } };
    return new Busboy({ headers: { "content-type": type }, ...options });
  } catch {
    throw new Refusal(400, words.unreadableBody);
  }
}
