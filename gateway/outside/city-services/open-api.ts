// Makes the OpenAPI document of the services that a city connects.

import shared from "../../../schemas/adapters/city-services/shared.json" with { type: "json" };
import answers from "../../../schemas/answers.schema.json" with { type: "json" };
import { signatureHeader, timeHeader } from "../../base/signed-message.ts";
import { keyHeader, type ServiceCall, serviceNames, services } from "./contract.ts";

const signing = `HMAC-SHA256 in lower-case hex over time, method, path and body, each on a line of its own; the path with what precedes it in the address. The time is ${timeHeader}: epoch seconds, refused when further than 300 from the service's clock.`;

const header = (name: string, description: string, schema: object) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", ...schema },
});
const time = header(timeHeader, "When it was signed, in epoch seconds", { pattern: "^[0-9]+$" });
const key = header(
  keyHeader,
  "The same for each delivery of one act: a service that knows it does nothing new, and answers as before",
  {
    pattern: "^[0-9a-f]{32}$",
  },
);

export function servicesOpenApi(): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Services of the city that the portal asks",
      version: "1",
      description:
        "The city answers these calls; the portal makes them. Every call is a POST with JSON both ways.",
    },
    tags: serviceNames.map((name) => ({ name, description: services[name].summary })),
    paths: Object.fromEntries(
      serviceNames.flatMap((name) =>
        Object.entries(services[name].calls).map(([call, each]) => [
          each.path,
          { post: operation(name, call, each) },
        ]),
      ),
    ),
    components: {
      schemas: moved({ ...shared.$defs, HouseInfo: answers.$defs.HouseInfo }),
      securitySchemes: {
        signature: { type: "apiKey", in: "header", name: signatureHeader, description: signing },
      },
    },
    security: [{ signature: [] }],
  };
}

function operation(tag: string, call: string, { summary, effect, ask, answer }: ServiceCall): object {
  const json = (schema: object) => ({ "application/json": { schema: moved(schema) } });
  return {
    operationId: `${tag}.${call}`,
    tags: [tag],
    summary,
    parameters: effect === "write" ? [time, key] : [time],
    requestBody: { required: true, content: json(ask) },
    responses: {
      "200": { description: "Done", content: json(answer) },
      "401": { description: "The signature is not the secret's, or its time is too far away" },
      "5XX": { description: effect === "read" ? "In trouble: asked again twice" : "In trouble" },
    },
  };
}

/** The same schema with its references pointing into the document. */
function moved(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(/"\$ref":"[^"#]*#\/\$defs\//g, '"$ref":"#/components/schemas/'),
  ) as object;
}
