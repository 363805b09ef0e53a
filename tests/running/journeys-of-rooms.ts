// The journeys that walk through a room of the renderer or the gateway; the engine's rooms have none of their own.

/** Beginning of a path → files of `tests/journeys`, of which the short run's tests are meant. */
export const journeysByRoom: Record<string, string[]> = {
  "renderer/frame/": ["home.spec.ts"],
  "renderer/pages/home": ["home.spec.ts"],
  "renderer/pages/list": ["enter-guide.spec.ts"],
  "renderer/pages/guide": ["enter-guide.spec.ts"],
  "renderer/guides/": ["enter-guide.spec.ts"],
  "renderer/pages/declaration": ["declaration.spec.ts", "routes/routes.spec.ts"],
  "renderer/form/": ["declaration.spec.ts"],
  "renderer/steps/": ["declaration.spec.ts"],
  "renderer/steps/sign": ["household.spec.ts"],
  "renderer/pages/signature": ["signing/sign-by-phone.spec.ts"],
  "renderer/pages/office-list": ["my-applications.spec.ts"],
  "renderer/pages/my-thing": ["my-applications.spec.ts"],
  "renderer/dialogs/company": ["companies.spec.ts"],
  "renderer/dialogs/legal-login": ["legal-person.spec.ts"],
  "renderer/dialogs/real-name": ["doors.spec.ts"],
  "renderer/ports/": ["routes/routes.spec.ts"],
  "renderer/routes": ["routes/routes.spec.ts"],
  "renderer/main": ["routes/routes.spec.ts"],
  "gateway/http/login/": ["entry.spec.ts"],
  "gateway/files/": ["kept/large-files.spec.ts"],
  "gateway/outside/": ["registers.spec.ts"],
};

export const journeysOf = (changed: readonly string[]): string[] => [
  ...new Set(
    Object.entries(journeysByRoom).flatMap(([room, journeys]) =>
      changed.some((path) => path.startsWith(room)) ? journeys : [],
    ),
  ),
  ...changed.flatMap((path) => /^tests\/journeys\/(.+\.spec\.ts)$/.exec(path)?.[1] ?? []),
];
