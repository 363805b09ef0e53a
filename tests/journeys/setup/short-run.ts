// The journeys of a short run: those that the calls need, and one for each kind of fault.
import { literally } from "../../literally.ts";
import { callsByJourney } from "./calls-by-journey.ts";

const besides = [
  "[8] a broken connection: the toast says 请求出错, the page what to do, and a reading call was tried twice",
  "[8] 401 in the middle of typing: 重新登录 leads back to the form, with everything as it was typed",
  "[8] a new release in the middle of a declaration: 页面已更新, and loading anew leads to the same step and answers",
  "[6] another legal person in the same page finds nothing of the first: no draft, no data",
  "[2] every step's address keeps the draft, and one that is not reached leads to the furthest that is",
];

const called = Object.values(callsByJourney).map(({ title }) => title);
const titled = (titles: string[]) => new RegExp(`(${[...new Set(titles)].map(literally).join("|")})$`);

/** Matches the titles of the journeys that the calls need, and no other. */
export const calledFor = titled(called);

/** Matches only their titles; a long run runs all journeys. */
export const shortRun = titled([...called, ...besides]);
