// Which mock-up of the look stands beside a story: by the address of its page.

/** Address → file in `stories/mock-ups/`, without its ending. Where 长辈版 is drawn apart, its file comes second. */
const screens: [address: RegExp, standard: string, elder?: string][] = [
  [/^\/(index)?$/, "01-home"],
  [/^\/tListId/, "02-list", "11-elder-list"],
  [/^\/guide\//, "03-guide-cs"],
  [/\/(step|progressStep)\/one$/, "04-select"],
  [/\/(step|progressStep)\/three$/, "05-form", "11-elder-form"],
  [/^\/(progressStep\/)?sign$/, "06-sign"],
  [/\/(step|progressStep)\/four$/, "07-materials"],
  [/\/(step|progressStep)\/five$/, "08-done"],
  [/^\/office\/list/, "09-my"],
  [/^\/my\/thing\//, "09-my-detail"],
];

/** What a story says of the look, as its parameter `mockUp`. */
export interface MockUp {
  standard: string;
  elder?: string | undefined;
}

/** Undefined for a page that the look does not draw. */
export function mockUpOf(address: string): MockUp | undefined {
  const [, standard, elder] = screens.find(([page]) => page.test(address)) ?? [];
  return standard === undefined ? undefined : { standard, elder };
}

/** The mock-up of all dialogs. */
export const dialogsMockUp: MockUp = { standard: "10-dialogs" };
/** The mock-up of all hues and motifs. */
export const themesMockUp: MockUp = { standard: "12-themes" };
/** The mock-up of a list that loads. */
export const skeletonMockUp: MockUp = { standard: "02-list-skeleton" };
