import type { Database } from "../../../database/connect.ts";
import { announce } from "../../../realtime/announce.ts";
import { type RequestRow, usersOf } from "./queries.ts";

/** Announces a change of a request to the open streams of both sides. */
export function announceChange(
  tx: Database,
  request: Pick<RequestRow, "id" | "customerId" | "providerId">,
  now: Date,
): Promise<void> {
  return announce(tx, usersOf(request), { request: request.id, at: now });
}
