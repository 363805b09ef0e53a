// The OpenAPI document of the services that a city connects.

import {
  keyHeader,
  type ServiceCall,
  serviceNames,
  services,
} from "../../../engine/contract/city-services.ts";
import { type Operation, openApiOf, parameter } from "../../../engine/contract/open-api.ts";
import { bodyHashHeader, signatureHeader, timeHeader } from "../../base/signed-message.ts";

const signing = `HMAC-SHA256 in lower-case hex over time, method, path and ${bodyHashHeader} (SHA-256 of the body in lower-case hex), each on a line of its own; the path with what precedes it in the address. The time is ${timeHeader}: epoch seconds, refused when further than 300 from the service's clock.`;

const time = parameter("header", timeHeader, {
  description: "When it was signed, in epoch seconds",
  schema: { pattern: "^[0-9]+$" },
});
const bodyHash = parameter("header", bodyHashHeader, {
  description: "SHA-256 of the body's bytes",
  schema: { pattern: "^[0-9a-f]{64}$" },
});
const key = parameter("header", keyHeader, {
  description:
    "The same for each delivery of one act: a service that knows it does nothing new, and answers as before",
  schema: { pattern: "^[0-9a-f]{32}$" },
});

export const servicesOpenApi = (): object =>
  openApiOf({
    info: {
      title: "Services of the city that the portal asks",
      description:
        "The city answers these calls; the portal makes them. Every call is a POST with JSON both ways.",
    },
    own: "shared.json",
    tags: serviceNames.map((name) => ({ name, description: services[name].summary })),
    operations: serviceNames.flatMap((name) =>
      Object.entries(services[name].calls).map(([call, each]) => operationOf(name, call, each)),
    ),
    securitySchemes: {
      signature: { type: "apiKey", in: "header", name: signatureHeader, description: signing },
    },
    security: [{ signature: [] }],
  });

const operationOf = (
  tag: string,
  call: string,
  { path, summary, effect, ask, answer }: ServiceCall,
): Operation => ({
  id: `${tag}.${call}`,
  method: "POST",
  path,
  tag,
  summary,
  parameters: effect === "write" ? [time, bodyHash, key] : [time, bodyHash],
  asks: { "application/json": ask },
  answers: {
    "200": { description: "Done", content: { "application/json": answer } },
    "401": { description: "The signature is not the secret's, or its time is too far away" },
    "5XX": { description: effect === "read" ? "In trouble: asked again twice" : "In trouble" },
  },
});
