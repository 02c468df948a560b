import { guests as contract } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { Need } from "@jdj/contract/notebook/sharing-policy";
import type { Database } from "../../../database/connect.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { currentEvent, type EventWithType, ownEvent } from "../events/queries.ts";
import { importGuests } from "./import-guests.ts";
import { readGuestFile } from "./read-guest-file.ts";

/** The event that a file is for: the one told, otherwise the current one. */
function eventOf(
  db: Database,
  customerId: number,
  eventId: number | undefined,
  need: Need | undefined,
): Promise<EventWithType> {
  return eventId === undefined
    ? currentEvent(db, customerId, need)
    : ownEvent(db, customerId, eventId, need);
}

export const importCalls = {
  previewImport: answer(contract.previewImport)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await eventOf(db, actor.customer.id, input.event_id, need);
      const read = await readGuestFile(context, event, input.guests_file);
      const categoryNames = new Map(read.categories.map(({ id, name }) => [id, name]));
      return {
        total: read.rows.length,
        valid: read.valid.map((draft) => ({
          line: draft.line,
          civility: draft.civility,
          last_name: draft.lastName,
          given_names: draft.givenNames,
          email: draft.email,
          phone_number_1: draft.phoneNumber1,
          category: categoryNames.get(draft.categoryId) ?? "",
        })),
        duplicates: read.duplicates,
        lineErrors: read.lineErrors,
      };
    }),

  importGuests: answer(contract.importGuests)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { customer } = context.actor;
      const event = await eventOf(context.db, customer.id, input.event_id, context.need);
      const { imported, skipped } = await importGuests(context, event, {
        file: input.guests_file,
        skipDuplicates: input.skip_duplicates,
      });
      return {
        success: true,
        message: notebookMessages.guestsAdded,
        customer_id: customer.id,
        imported,
        skipped,
      };
    }),
};
