import { type DataStrategyResult, data } from "react-router";
import { noteConnection } from "./connection.ts";
import { isPassing, isUnanswered } from "./unanswered.ts";

type Results = Record<string, DataStrategyResult>;

/** The data that the page shows, by route. */
let shown: ReadonlyMap<string, unknown> = new Map();

/** Notes the data that the page shows. */
export function noteShown(matches: readonly { id: string; loaderData: unknown }[]): void {
  shown = new Map(
    matches.flatMap(({ id, loaderData }) => (loaderData === undefined ? [] : [[id, loaderData]])),
  );
}

/** The routes whose load or form failed for now; empty when one was refused for good. */
function passingFailures(results: Results): string[] {
  const failed = Object.entries(results).filter(([, { type }]) => type === "error");
  return failed.every(([, { result }]) => isPassing(result)) ? failed.map(([id]) => id) : [];
}

/** Whether a request loads the data of the shown page again. */
function isOfShownPage(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  return pathname === location.pathname && search === location.search;
}

/** Whether a route is what surrounds pages: its data stay true when another page is opened. */
function surroundsPages(id: string): boolean {
  return id === "root" || id.startsWith("layouts/");
}

/** The query parameter of data that are loaded beside the page, and not to open another one. */
export const beside = "beside";

/** Whether a load must not replace the page by an error, whatever it meets. */
function isBeside(request: Request): boolean {
  return new URL(request.url).searchParams.has(beside);
}

/**
 * Root's client middleware: a page on which something is typed outlives a lost network and a server
 * that fails. A load of the shown page that failed shows the same data again; a form that failed
 * answers nothing. `lost-connection.tsx` says so and loads again. A refusal (4xx), and a load that
 * opens another page, go to the error page, unless only what surrounds it could not be loaded.
 */
export async function keepShown(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.signal.aborted) return results;
  const isSend = request.method !== "GET";
  const failed = passingFailures(results);
  const [first] = failed;
  if (first === undefined) {
    if (Object.keys(results).length === 0) return results;
    if (isSend) noteConnection({ send: null });
    else noteConnection(isOfShownPage(request) ? { load: null } : { load: null, send: null });
    return results;
  }
  const failure = isUnanswered(results[first]?.result) ? "away" : "failing";
  if (isSend || isBeside(request)) {
    noteConnection({ send: failure });
    for (const id of failed) results[id] = { type: "data", result: data(undefined, 503) };
    return results;
  }
  const mayStay = isOfShownPage(request) ? () => true : surroundsPages;
  if (!failed.every((id) => shown.has(id) && mayStay(id))) return results;
  noteConnection({ load: failure });
  for (const id of failed) results[id] = { type: "data", result: shown.get(id) };
  return results;
}
