// What a camera writes into a picture beside the pixels does not leave the device.

import { describe, expect, it, test } from "vitest";
import { withoutMetadata } from "../../../engine/privacy/picture-metadata.ts";
import { jpg, png } from "../../gateway/setup/declarations.ts";

const segment = (kind: number, content: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, kind, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** Orientation, and a position as text; `little` turns the byte order round. */
function exif(value: number, little = false): Buffer {
  const tiff = Buffer.alloc(64);
  tiff.write(little ? "II" : "MM");
  const [u16, u32] = little
    ? ([tiff.writeUInt16LE, tiff.writeUInt32LE] as const)
    : ([tiff.writeUInt16BE, tiff.writeUInt32BE] as const);
  const word = (at: number, number: number) => u16.call(tiff, number, at);
  word(2, 42);
  u32.call(tiff, 8, 4);
  word(8, 2);
  word(10, 0x010f);
  word(22, 0x0112);
  word(24, 3);
  u32.call(tiff, 1, 26);
  word(30, value);
  tiff.write("GPS 30.2 120.1", 40);
  return segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff]));
}
const camera = (...segments: Buffer[]): Buffer =>
  Buffer.concat([jpg.subarray(0, 2), ...segments, jpg.subarray(2)]);
const chunk = (name: string, text: string): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, Buffer.from(name + text), Buffer.alloc(4)]);
};
const without = (bytes: Uint8Array): Buffer => Buffer.from(withoutMetadata(bytes));

describe("[9] a JPEG", () => {
  it("[9] loses position, maker, comment, and whatever follows its end", () => {
    const film = Buffer.from("ftypmp42 GPS 30.2");
    const named = [segment(0xfe, Buffer.from("GPS")), segment(0xed, Buffer.from("Photoshop GPS"))];
    const picture = Buffer.concat([camera(exif(1), segment(0xe2, Buffer.from("MPF\0GPS")), ...named), film]);
    expect(without(picture).equals(jpg)).toBe(true);
  });

  it.each([
    ["big-endian", 6, false],
    ["little-endian", 8, true],
  ])("[9] keeps its orientation, %s", (_, value, little) => {
    const cleaned = without(camera(exif(value, little)));
    expect(cleaned.includes("GPS")).toBe(false);
    expect(cleaned.indexOf("Exif\0\0MM")).toBe(6);
    // The entry's value, in the only entry of the only directory.
    expect(cleaned.readUInt16BE(2 + 10 + 8 + 2 + 8)).toBe(value);
    expect(without(cleaned).equals(cleaned)).toBe(true);
  });

  it("[9] keeps its colour profile and how its colours are coded", () => {
    const picture = camera(
      segment(0xe2, Buffer.from("ICC_PROFILE\0\x01\x01colours")),
      segment(0xee, Buffer.from("Adobe\0d")),
    );
    expect(without(picture).equals(picture)).toBe(true);
  });
});

test("[9] a PNG loses texts, time and EXIF", () => {
  const extra = ["tEXt", "iTXt", "zTXt", "eXIf", "tIME"].map((name) => chunk(name, "GPS 30.2"));
  const picture = Buffer.concat([png.subarray(0, 33), ...extra, png.subarray(33), Buffer.from("GPS")]);
  expect(without(picture).equals(png)).toBe(true);
});

test("[8] a broken picture stays as it is, wherever it was cut or changed", () => {
  const pictures = [
    camera(exif(6), segment(0xe2, Buffer.from("MPF"))),
    Buffer.concat([png.subarray(0, 33), chunk("tEXt", "GPS"), png.subarray(33)]),
  ];
  for (const picture of pictures) {
    for (let length = 0; length < picture.length; length++) {
      const cut = picture.subarray(0, length);
      expect([length, without(cut).equals(cut)]).toEqual([length, true]);
    }
    for (let at = 0; at < picture.length; at++) {
      const changed = Buffer.from(picture);
      changed[at] = 0xff;
      expect(() => without(changed)).not.toThrow();
    }
  }
});
