// Nothing goes in; before the first journey the portal of the fixtures is built.
import { buildContent } from "./build.ts";

export default function buildFixtures(): void {
  buildContent();
}
