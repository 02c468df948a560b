import type { RouterContextProvider } from "react-router";
import { visitorContext } from "./context.ts";

/** The one whole address of a page, for `<link rel="canonical">` and structured data. */
export function canonical(
  context: Readonly<RouterContextProvider>,
  url: URL,
  path: string,
): string {
  const { secure } = context.get(visitorContext);
  const origin = secure ? url.origin.replace(/^http:/, "https:") : url.origin;
  return new URL(path, origin).href;
}
