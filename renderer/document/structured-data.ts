// What a document tells machines about a public service, in the words of schema.org.
import type { Definition } from "../../engine/index.ts";
import type { Deployment } from "../../engine/portal/index.ts";
import { places } from "../pages/parts/places.ts";
import { documentTexts } from "../texts/document.ts";
import { pageTexts } from "../texts/pages.ts";

interface Described {
  deployment: Deployment;
  /** Scheme and host. */
  origin: string;
  /** Whole address of the page. */
  url: string;
  thing: Definition["oneThing"] | undefined;
}

export function structuredData({ deployment, origin, url, thing }: Described): object {
  const { cityName, portalName, host = pageTexts.footer.host(cityName), hotline } = deployment;
  const provider = {
    "@type": "GovernmentOrganization",
    name: host,
    url: `${origin}/`,
    ...(hotline && { telephone: hotline.split(" ")[0] }),
  };
  const words = "{words}";
  const all = { "@context": "https://schema.org", url, inLanguage: "zh-CN" };
  if (!thing)
    return {
      ...all,
      "@type": "WebSite",
      name: portalName,
      publisher: provider,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}${places.nav.personal}?q=${words}` },
        "query-input": "required name=words",
      },
    };
  return {
    ...all,
    "@type": "GovernmentService",
    name: thing.name,
    description: thing.summary,
    serviceType: documentTexts.service,
    ...(thing.audience && { audience: { "@type": "Audience", audienceType: thing.audience } }),
    areaServed: { "@type": "AdministrativeArea", name: cityName },
    provider,
    availableChannel: { "@type": "ServiceChannel", serviceUrl: url },
  };
}
