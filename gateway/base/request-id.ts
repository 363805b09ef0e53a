// Carries the id of the request that is being answered to everything that happens on its behalf.

import { AsyncLocalStorage } from "node:async_hooks";

const running = new AsyncLocalStorage<string>();

/** The id of the request on whose behalf this runs; undefined outside of one. */
export const requestId = (): string | undefined => running.getStore();

/** Runs `work`, and all that it awaits, under that id. */
export const underRequest = <Result>(id: string, work: () => Result): Result => running.run(id, work);

/** What a proxy may call a request: it stands in log lines and in comments of SQL, so nothing else passes. */
export const isRequestId = (text: string): boolean => /^[A-Za-z0-9._-]{8,64}$/.test(text);
