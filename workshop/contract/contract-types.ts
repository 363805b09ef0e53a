// The files of types that the contracts' JSON makes: of the portal's calls, the city's services, and the departments.

import { allCalls } from "../../engine/contract/calls.ts";
import { serviceNames, services } from "../../engine/contract/city-services.ts";
import { departmentCalls, eventSchema, messageSchema } from "../../engine/contract/departments.ts";
import answers from "../../schemas/contract/answers.schema.json" with { type: "json" };
import shared from "../../schemas/contract/city-services/shared.json" with { type: "json" };
import { block, comment, isName, type Schema, type SharedFile, typePrinter } from "./print-types.ts";

const files = {
  "answers.schema.json": answers as SharedFile,
  "shared.json": shared as SharedFile,
  "message.schema.json": { ...(messageSchema as SharedFile), prefix: "Message" },
  "event.schema.json": { ...(eventSchema as SharedFile), prefix: "Event" },
};

const head = (what: string, from: string): string =>
  `// ${what}, printed from ${from} by \`npm run contract\`.\n\n`;

/** Path → text. */
export const contractTypes = (): Record<string, string> => ({
  "engine/contract/types.gen.ts": callTypes(),
  "engine/contract/service-types.gen.ts": serviceTypes(),
  "engine/contract/department-types.gen.ts": departmentTypes(),
});

function callTypes(): string {
  const named: Record<string, Schema> = { ...files["answers.schema.json"].$defs };
  const { typeOf, declared } = typePrinter(files, "answers.schema.json");
  const members = allCalls.map(({ name, summary, token, signed, ask, answer }) => {
    const { title, ...shape } = answer as Schema;
    if (title && isName(title)) named[title] = shape;
    const data = title && isName(title) ? title : typeOf(shape, 2);
    const parts = [
      `token: ${token}; signed: ${signed};`,
      `ask: ${typeOf(ask as Schema, 2)};`,
      `data: ${data};`,
    ];
    return entry(name, summary, parts);
  });
  const types = Object.entries(named).map(([name, schema]) => declared(name, schema));
  return [
    head("The shapes of every call", "schemas/contract/calls and schemas/contract/answers.schema.json"),
    ...types,
    "/** Answered by bytes, or by a way elsewhere. */\nexport type NotJson = { readonly notJson: never };\n",
    `/** Call → what it needs, what it asks and the \`data\` of its answer. */\nexport type Calls = ${block(members, 0)};\n`,
  ].join("");
}

function serviceTypes(): string {
  const { typeOf, definitions } = typePrinter(files, "shared.json");
  const members = serviceNames.map((name) => {
    const { summary, calls } = services[name];
    const own = Object.entries(calls).map(([call, { summary: says, ask, answer }]) =>
      entry(call, says, [`ask: ${typeOf(ask, 3)};`, `answer: ${typeOf(answer, 3)};`], 1),
    );
    return { before: comment({ description: summary }, 1), text: `${name}: ${block(own, 1)};` };
  });
  return [
    head("The shapes of every call of the city's services", "schemas/contract/city-services"),
    'import type { HouseInfo } from "./types.gen.ts";\n\n',
    ...definitions("shared.json"),
    `/** Service → call → what it is asked and what it answers. */\nexport type Services = ${block(members, 0)};\n`,
  ].join("");
}

function departmentTypes(): string {
  const message = typePrinter(files, "message.schema.json");
  const event = typePrinter(files, "event.schema.json");
  const { answer } = departmentCalls.event;
  return [
    head("What the portal and the departments' systems tell each other", "schemas/contract/departments"),
    'import type { ApplicationStatus, MatterStatus } from "./types.gen.ts";\n\n',
    ...message.definitions("message.schema.json"),
    message.declared("DepartmentMessage", titled(messageSchema)),
    ...event.definitions("event.schema.json"),
    event.declared("DepartmentEvent", titled(eventSchema)),
    event.declared("EventAnswer", answer as Schema),
  ].join("");
}

/** What describes the whole exchange is no comment of a type. */
const titled = (schema: { title: string }): Schema => ({ ...(schema as Schema), description: schema.title });

/** A member on one line where it fits, else one part a line. */
function entry(name: string, summary: string, parts: readonly string[], depth = 0) {
  const indent = "  ".repeat(depth + 1);
  const short = `${name}: { ${parts.join(" ").slice(0, -1)} };`;
  const fits = indent.length + short.length < 110 && !short.includes("\n");
  const long = `${name}: {\n${parts.map((part) => `${indent}  ${part}`).join("\n")}\n${indent}};`;
  return { before: comment({ description: summary }, depth + 1), text: fits ? short : long };
}
