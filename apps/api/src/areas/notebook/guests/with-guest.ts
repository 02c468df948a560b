import { refusal } from "@jdj/contract/call/refusals";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../events/with-event.ts";
import { findGuest } from "./queries.ts";

/** Gives a call the `guest` that its input names, and their `event`; 404 for another's guest and a missing one alike, 403. */
export const withGuest = customerGuard.middleware(
  async ({ context, next }, { eventGuestId }: { eventGuestId: number }) => {
    const guest = await findGuest(context.db, eventGuestId);
    if (guest === null) throw refusal("not-found");
    return next({ context: { guest, event: await ownEvent(context, guest.event_id) } });
  },
);
