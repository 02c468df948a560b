import { plainWords, type SimpleNode } from "./simple-html.ts";

/** Words read in a minute. */
const PACE = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(nodes: readonly SimpleNode[]): number {
  return Math.max(1, Math.round(plainWords(nodes).split(/\s+/).length / PACE));
}
