import { guestList as contract } from "@jdj/contract/invitations/guest-list";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { guestPage, listUninvited } from "./page-of-guests.ts";

export const guestListCalls = {
  guestPage: answer(contract.guestPage)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ input, context: { db, event } }) => guestPage(db, event.id, input)),

  uninvitedGuests: answer(contract.uninvitedGuests)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => ({ ids: await listUninvited(db, event.id) })),
};
