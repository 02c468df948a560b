import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isReachable } from "./reachable.ts";

type Navigation = Pick<
  ShouldRevalidateFunctionArgs,
  "actionStatus" | "currentUrl" | "formMethod" | "nextUrl"
>;

/**
 * Whether the root loader runs again: the path, the user and the flash message change at every
 * navigation. A page that polls, such as a campaign's progress, does not navigate and its toast
 * stays. A failed action changes nothing; without a network, the request would replace the
 * page by an error.
 */
export function shouldRevalidate({
  actionStatus = 200,
  currentUrl,
  formMethod,
  nextUrl,
}: Navigation): boolean {
  const isReload = formMethod === undefined && currentUrl.href === nextUrl.href;
  return !isReload && actionStatus < 500 && isReachable();
}
