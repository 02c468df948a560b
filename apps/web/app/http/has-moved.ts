import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isReachable } from "./reachable.ts";

type Move = Pick<
  ShouldRevalidateFunctionArgs,
  "actionStatus" | "currentUrl" | "formMethod" | "nextUrl"
>;

/**
 * Whether what all pages show is asked for again: the path, the user and a waiting message change at
 * every move. A page that looks again at how far a send has come has not moved, and the message it
 * was given stays. An action that failed moved nothing; when the line is down, asking would lose the
 * page.
 */
export function hasMoved({ actionStatus = 200, currentUrl, formMethod, nextUrl }: Move): boolean {
  const looksAgain = formMethod === undefined && currentUrl.href === nextUrl.href;
  return !looksAgain && actionStatus < 500 && isReachable();
}
