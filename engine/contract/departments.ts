// The contract between the portal and the departments' systems: what it tells them, and what they tell it.

import calls from "../../schemas/contract/departments/calls.json" with { type: "json" };
import event from "../../schemas/contract/departments/event.schema.json" with { type: "json" };
import message from "../../schemas/contract/departments/message.schema.json" with { type: "json" };

/** The portal makes the first, to the address of the adapters file; the departments' systems make the others. */
export const departmentCalls = calls;
export const messageSchema = message;
export const eventSchema = event;

/** Where a system fetches the paper. */
export const departmentFilePath = (id: string): string => calls.file.path.replace("{id}", id);
