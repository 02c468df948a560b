import { refusal } from "@jdj/contract/call/refusals";
import { Hono } from "hono";
import { type AppContext, requestContext } from "../../../app-context.ts";
import { callerOf } from "../../../http/caller.ts";
import { describeError } from "../../../log.ts";
import type { Change } from "../../../realtime/hub.ts";
import type { Actor } from "../../identity/sessions/queries.ts";
import { membershipFor } from "../../providers/team/queries.ts";
import type { Party } from "../quote-requests/party.ts";
import { listChanged } from "../quote-requests/queries.ts";
import { eventStream } from "./event-stream.ts";

/** The event by which pages learn that a quote request changed. */
const EVENT = "my-event";
/** The event by which their bell learns how many notices are unread. */
const UNREAD_EVENT = "unread";

/**
 * A change may be committed after one that began later: what changed this long before the last event
 * that was seen is sent again.
 */
const OVERLAP_MS = 15_000;

/** The instant from which a stream continues; null for one that begins now. */
function sinceOf(request: Request): number | null {
  const asked =
    request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("since");
  const since = Number(asked);
  return asked !== null && Number.isSafeInteger(since) && since > 0 ? since : null;
}

/**
 * `GET /api/v1/realtime`: the changes of the caller's quote requests as server-sent events, with the
 * name `my-event`. An event names the request and nothing more: the recipient loads the request by its
 * call. After an interruption, `Last-Event-ID` (or `since`) brings what changed meanwhile. The event
 * `unread` says how many notices of the caller are unread (100 at most), first when the stream opens.
 */
export function realtimeRoutes(app: AppContext): Hono<{ Bindings: { address: string } }> {
  async function partyOf(actor: Actor, request: Request): Promise<Pick<Party, "side" | "ownerId">> {
    if (actor.customer) return { side: "customer", ownerId: actor.customer.id };
    const caller = callerOf(request, "");
    const membership = await membershipFor.find({ db: app.db, caller }, { userId: actor.user.id });
    if (membership === null) throw refusal("no-shop");
    return { side: "provider", ownerId: membership.providerId };
  }

  return new Hono<{ Bindings: { address: string } }>().get("/api/v1/realtime", async (c) => {
    const { db, now } = requestContext(app);
    const actor = await callerOf(c.req.raw, c.env.address).actor(db, now);
    if (actor === null) throw refusal("not-signed-in");
    const party = await partyOf(actor, c.req.raw);
    // Stopping: the browser comes back to another process.
    if (app.realtime.isEnded()) return c.body(null, 503);
    const since = sinceOf(c.req.raw);
    let isFull = false;
    const response = eventStream((writer) => {
      let shown: number | null = null;
      const stream = {
        userId: actor.user.id,
        sessionId: actor.sessionId,
        send: ({ request, at }: Change) => writer.write(EVENT, at, { request_id: request }),
        showUnread: (unread: number) => {
          if (unread !== shown) writer.write(UNREAD_EVENT, null, { unread });
          shown = unread;
        },
        end: () => writer.end(),
      };
      isFull = !app.realtime.add(stream);
      if (isFull) return () => undefined;
      stream.showUnread(actor.unreadNotices ?? 0);
      if (since !== null)
        listChanged(db, party, new Date(since - OVERLAP_MS)).then(
          (changed) => {
            for (const { id, changedAt } of changed)
              stream.send({ request: id, at: changedAt.getTime() });
          },
          (error: unknown) => {
            app.log("warn", "stream-not-continued", { error: describeError(error) });
            stream.end();
          },
        );
      return () => app.realtime.remove(stream);
    });
    if (!isFull) return response;
    await response.body?.cancel();
    throw refusal("too-many-streams");
  });
}
