// Puts a rendered page into the build's empty document: its head, its style sheet, and what the script takes over.
import type { Definition } from "../../engine/index.ts";
import type { DocumentAsked } from "../../engine/portal/index.ts";
import { documentTexts } from "../texts/document.ts";
import { type GivenPage, givenId } from "./given.ts";
import { structuredData } from "./structured-data.ts";

interface Parts {
  shell: { html: string; styles: string; files: Readonly<Record<string, readonly string[]>> };
  asked: DocumentAsked;
  page: { title: string; source: string };
  thing: Definition["oneThing"] | undefined;
  /** HTML of the page. */
  body: string;
  given: GivenPage;
}

export function documentOf({ shell, asked, page, thing, body, given }: Parts): string {
  const { origin, deployment } = asked;
  const { pathname, search } = new URL(origin + asked.address);
  const url = origin + (pathname === "/index" ? "/" : pathname) + search;
  const title = given.facts.title ?? page.title;
  const description = thing?.summary ?? documentTexts.description(deployment.cityName);
  const sources = [page.source, ...(thing ? [`../virtual:definitions/${thing.code}`] : [])];
  const head = [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:locale", "zh_CN"),
    meta("property", "og:site_name", deployment.portalName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    `<link rel="canonical" href="${escaped(url)}" />`,
    // Before the scripts, and over the connection of the document: the page is drawn when its styles are there.
    `<link rel="stylesheet" href="/${shell.styles}" />`,
  ];
  // After the shell's own script, which is by far the largest: a browser loads six files at a time.
  const loads = [
    ...filesOf(shell.files, sources).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ),
    `<link rel="preload" as="fetch" crossorigin href="${escaped(asked.firstCall)}" />`,
    json('type="application/ld+json"', structuredData({ deployment, origin, url, thing })),
  ];
  const root = [
    `<noscript><p>${escaped(documentTexts.noScript)}</p></noscript>`,
    `<div id="root">${body}</div>`,
    json(`type="application/json" id="${givenId}"`, given),
  ];
  return shell.html
    .replace(/<title>.*<\/title>/, () => head.join("\n    "))
    .replace("</head>", () => `  ${loads.join("\n    ")}\n  </head>`)
    .replace('<div id="root"></div>', () => root.join("\n    "));
}

function filesOf(files: Parts["shell"]["files"], sources: readonly string[]): string[] {
  const named = sources.map((source) => {
    const found = files[source];
    if (!found)
      throw new Error(`The build has no chunk of ${source}: it was renamed, or is no longer loaded lazily.`);
    return found;
  });
  return [...new Set(named.flat())].filter((file) => file.endsWith(".js"));
}

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/** Data that no browser runs. */
const json = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
