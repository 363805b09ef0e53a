// The plain page of a stand-in, for those that the gateway itself still shows.

export { page } from "../../../stand-ins/page.ts";
