// The one-things that there are go in; six of them come out that differ in shape, the same six each time.
import type { Definition } from "../../../engine/one-thing/definition.ts";
import { ofDifferentShape } from "../../people/different-shapes.ts";

type Shape = (definition: Definition) => boolean;

const steps =
  (count: number): Shape =>
  ({ oneThing }) =>
    oneThing.steps.length === count;
const signed: Shape = ({ oneThing }) => oneThing.sign;
const faced: Shape = ({ oneThing }) => oneThing.faceVerification;
const placed: Shape = ({ townships }) => Object.keys(townships).length > 1;
const ofCompany: Shape = ({ companyRequired }) => companyRequired;
const within: Shape = ({ oneThing }) => oneThing.webHandleUrl?.startsWith("/") === true;
const lists = ({ form }: Definition): number => form.sections.filter(({ repeat }) => repeat).length;

/** What sets one apart from the others, the rarest first. */
const shapes: Shape[] = [
  within,
  (one) => steps(5)(one) && signed(one) && faced(one) && placed(one) && !ofCompany(one),
  (one) => steps(5)(one) && signed(one) && lists(one) > 2 && !placed(one),
  (one) => steps(5)(one) && signed(one) && ofCompany(one),
  (one) => steps(2)(one) && signed(one),
  (one) => steps(3)(one) && !signed(one) && !faced(one),
];

/** One of each shape where there is one, the first by its number; where shapes are missing, others that differ from each other. */
export function walkedAlways(definitions: Iterable<Definition>): Definition[] {
  const all = [...definitions].sort((one, other) => (one.oneThing.id < other.oneThing.id ? -1 : 1));
  const chosen = new Set<Definition>();
  for (const shape of shapes) {
    const found = all.find((one) => !chosen.has(one) && shape(one));
    if (found) chosen.add(found);
  }
  const others = all.filter((one) => !chosen.has(one));
  return [...chosen, ...ofDifferentShape(others, shapes.length - chosen.size)];
}
