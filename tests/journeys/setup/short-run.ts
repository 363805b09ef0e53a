// Chooses journeys by their tags: those that the calls need, those of a short run, and those of the run that completes it.
import { calls } from "../../../engine/contract/calls.ts";

const tagged = (...names: string[]) => new RegExp(`(?:^|\\s)@(?:${names.join("|")})\\b`);

/** A journey says itself, by `@<call>`, which calls it needs: it fails when the route of one of them is removed. */
export const callTags: string[] = Object.keys(calls);

/** Matches the journeys that need this call. Playwright looks for it in a test's title and tags. */
export const neededBy = (call: string): RegExp => tagged(call);

/** Matches the journeys that the calls need, and no other. */
export const calledFor = tagged(...callTags);

/** A short run has one journey for each kind of fault, tagged `@short`; a long run has all. */
export const shortRun = tagged("short");

/** What a short run leaves out, and once more what the calls need: which calls were made is judged after it. */
export const otherRun = new RegExp(`^(?!.*${shortRun.source})|${calledFor.source}`);
