// Makes pages ask for what they show: their documents bring it along otherwise.
import type { Page } from "@playwright/test";

/** From now on each page of this browser is made there, as it is in 长辈版, whose cookie asks for that. */
export const emptyDocuments = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: "portal-elder", value: "on", domain: "localhost", path: "/" }]);
