// Looks for an entry in a ZIP's list of contents without unpacking it.

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
/** A comment of at most this length may follow the end record. */
const longestComment = 0xffff;
/** A longer list of contents is rejected. */
const mostEntries = 20_000;

/** `bytes`: the end of the file, which begins at `base`. Also false for a list that is broken or points outside of them. */
export function hasZipEntry(bytes: Uint8Array, name: string, base: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return false;
  const count = Math.min(view.getUint16(end + 10, true), mostEntries);
  let at = view.getUint32(end + 16, true) - base;
  if (at < 0) return false;
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return false;
    const length = view.getUint16(at + 28, true);
    const from = at + entryLength;
    if (Buffer.from(bytes.subarray(from, from + length)).toString("utf8") === name) return true;
    at = from + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return false;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return undefined;
}
