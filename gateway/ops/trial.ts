// What only a trial needs: its persons, its desks, the stand-ins. A start in production never loads it, and a bundle for production lacks it.

import { demoPersons } from "./seed/persons.ts";

export { standIns } from "../desk/stand-ins.ts";
export { seedDemo } from "./seed/seed.ts";
export { startStandIns } from "./start-stand-ins.ts";

/** What the start of a trial says beside the rest. */
export const trialLines = (port: number): string[] => [
  "Demo persons (invented), for the stand-in of the provincial login:",
  ...demoPersons.map(({ realName, shows }) => `  ${realName}  ${shows}`),
  `Departments' desk (stand-in): http://localhost:${port}/stand-ins/departments-desk`,
];
