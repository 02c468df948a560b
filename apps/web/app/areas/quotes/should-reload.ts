import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isReachable } from "#app/http/reachable.ts";

/** Without a network the shown conversation stays. */
export function shouldReload({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && isReachable();
}
