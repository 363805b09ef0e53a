// Names this software and its version for error reports.

import software from "../../package.json" with { type: "json" };

export const release = `${software.name}@${software.version}`;
