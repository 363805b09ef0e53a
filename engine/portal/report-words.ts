// Takes names, places and stacks; gives what of them can only have been written by a programmer, for reports that leave the house.

/** Letters of a name in the code; anything else is `*`. */
export function plainName(name: string): string {
  return /^[A-Za-z][A-Za-z ]{0,39}$/.test(name) ? name : "*";
}

/** A pattern of the routes, never an address with an id in it. */
export function plainPlace(place: string): string {
  return /^(\/[A-Za-z:-]{0,24}){1,5}$/.test(place) ? place : "*";
}

const most = 12;
const inChromium =
  /^\s*at (?:async )?(?:((?:new )?[A-Za-z_$][\w$.<>]{0,59}) \()?\S*?\/([A-Za-z][\w.-]{0,59}\.[jt]sx?):(\d{1,7}):(\d{1,7})\)?$/;
const elsewhere =
  /^((?:[A-Za-z_$][\w$.<>/]{0,59})?)@\S*?\/([A-Za-z][\w.-]{0,59}\.[jt]sx?):(\d{1,7}):(\d{1,7})$/;

/** `function file:line:column` of each line of the stack. A stack whose head is not the error's own says nothing. */
export function framesOf({ name, message, stack = "" }: Error): string[] {
  const head = message ? `${name}: ${message}` : name;
  const isChromium = stack.startsWith(head);
  // Where the message is not at the head, it may be anywhere.
  if (!isChromium && message !== "" && stack.includes(message)) return [];
  const lines = isChromium ? stack.slice(head.length).split("\n") : stack.split("\n");
  const frame = isChromium ? inChromium : elsewhere;
  return lines
    .flatMap((line) => {
      const [, called = "", file, row, column] = frame.exec(line) ?? [];
      return file ? [`${called} ${file}:${row}:${column}`.trim()] : [];
    })
    .slice(0, most);
}
