import { refusal } from "@jdj/contract/call/refusals";
import { PathId } from "@jdj/contract/call/shapes";
import { may } from "@jdj/contract/call/sharing-policy";
import * as z from "zod";
import { calendarDate } from "../../../app-context.ts";
import {
  asVerifiedCustomer,
  type CustomerContext,
  customerGuard,
  guard,
} from "../../../http/answer.ts";
import { refuseFormerMember } from "../sharing/refuse-former-member.ts";
import { currentEventFor, eventFor, prefetchEvent } from "./event-for-caller.ts";
import type { EventWithType } from "./queries.ts";

type EventContext = Pick<
  CustomerContext,
  "db" | "caller" | "actor" | "need" | "dailyCounts" | "now"
>;

function permitted(event: EventWithType, context: EventContext): EventWithType {
  const { need, caller, dailyCounts, now } = context;
  if (!may(event.role, need)) throw refusal("not-allowed");
  if (!caller.isTour && !caller.isView) dailyCounts.markEvent(calendarDate(now), event.id);
  return event;
}

/**
 * An event whose member makes the call, for the guards of what belongs to an event.
 * @throws not-found for another's event and a missing one alike; access-ended, event-gone for a former
 * member; not-allowed when the member's role does not permit what the call needs
 */
export async function ownEvent(context: EventContext, eventId: number): Promise<EventWithType> {
  const customerId = context.actor.customer.id;
  const event = await eventFor(context, customerId, eventId);
  if (event === null) return refuseFormerMember(context.db, customerId, eventId);
  return permitted(event, context);
}

async function currentEventOrNull(context: EventContext): Promise<EventWithType | null> {
  const { actor, need } = context;
  // A tab of the event that was taken from them must not write into another.
  if (actor.customer.endedEvent !== null && !need?.endsWith(":read")) throw refusal("access-ended");
  const event = await currentEventFor(context, context.actor.customer.id);
  return event && permitted(event, context);
}

/**
 * The event that the customer of the call works on.
 * @throws not-found while there is none; not-allowed; access-ended when a write comes from somebody
 * who lost access to their event and has not chosen another
 */
export async function currentEvent(context: EventContext): Promise<EventWithType> {
  const event = await currentEventOrNull(context);
  if (event === null) throw refusal("not-found");
  return event;
}

/** The number of the event that an input names, which is not validated yet. */
const namesEvent = z.object({ eventId: PathId }).or(z.object({ event_id: PathId }));

/**
 * Lets a customer through as `asVerifiedCustomer` does, for a call that only reads: one statement
 * finds who calls and the event. Whether they may open the event is left to `withEvent`, which follows.
 */
export const asVerifiedCustomerPrefetchingEvent = guard
  .middleware(async ({ context, next }, input: unknown) => {
    const { data } = namesEvent.safeParse(input);
    if (data) await prefetchEvent(context, "eventId" in data ? data.eventId : data.event_id);
    return next();
  })
  .concat(asVerifiedCustomer);

/** Gives a call the `event` that its input names, with the role of its customer; 404, 403. */
export const withEvent = customerGuard.middleware(
  async ({ context, next }, input: { eventId: number } | { event_id: number }) => {
    const eventId = "eventId" in input ? input.eventId : input.event_id;
    return next({ context: { event: await ownEvent(context, eventId) } });
  },
);

/** Gives a call the one `event` that all rows of its input name; 404 also for rows of several events. */
export const withEventOfRows = customerGuard.middleware(
  async ({ context, next }, rows: readonly { event_id: number }[]) => {
    const event = await ownEvent(context, rows[0]?.event_id ?? 0);
    if (rows.some((row) => row.event_id !== event.id)) throw refusal("not-found");
    return next({ context: { event } });
  },
);

/** Gives a call the `event` that its customer works on; 404 while there is none, 403. */
export const withCurrentEvent = customerGuard.middleware(async ({ context, next }) =>
  next({ context: { event: await currentEvent(context) } }),
);

/** Gives a call the `event` that its customer works on, or null while there is none; 403. */
export const withCurrentEventOrNull = customerGuard.middleware(async ({ context, next }) =>
  next({ context: { event: await currentEventOrNull(context) } }),
);

type MayNameEvent = { event_id?: number | undefined };

/** Gives a call the `event` that its input names, otherwise the current one; 404, 403. */
export const withNamedOrCurrentEvent = customerGuard.middleware(
  async ({ context, next }, { event_id }: MayNameEvent) => {
    const named = event_id === undefined ? currentEvent(context) : ownEvent(context, event_id);
    return next({ context: { event: await named } });
  },
);

/** Gives a call the `event` that its input names, otherwise the current one, or null while there is none; 404, 403. */
export const withNamedOrCurrentEventOrNull = customerGuard.middleware(
  async ({ context, next }, { event_id }: MayNameEvent) => {
    const named =
      event_id === undefined ? currentEventOrNull(context) : ownEvent(context, event_id);
    return next({ context: { event: await named } });
  },
);
