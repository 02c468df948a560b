import { guests as contract } from "@jdj/contract/notebook/guests";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { withNamedOrCurrentEvent } from "../events/with-event.ts";
import { importGuests } from "./import-guests.ts";
import { readGuestFile } from "./read-guest-file.ts";

export const importCalls = {
  previewImport: answer(contract.previewImport)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEvent)
    .handler(async ({ input, context }) => {
      const { event } = context;
      const read = await readGuestFile(context, event, {
        file: input.guests_file,
        repairsPhones: input.repair_phones,
        corrections: input.corrections,
      });
      return {
        total: read.rows.length,
        valid: read.valid.map((draft) => ({
          line: draft.line,
          civility: draft.civility,
          last_name: draft.lastName,
          given_names: draft.givenNames,
          email: draft.email,
          phone_number_1: draft.phoneNumber1 ?? "",
          category: read.names.get(draft.categoryId) ?? "",
        })),
        duplicates: read.duplicates,
        faults: read.lineErrors,
        missing: read.missing,
        old_phones: read.oldPhones,
      };
    }),

  importGuests: answer(contract.importGuests)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const { imported, skipped } = await importGuests(context, event, {
        file: input.guests_file,
        repairsPhones: input.repair_phones,
        corrections: input.corrections,
        skipsDuplicates: input.skip_duplicates,
        skipsErrors: input.skip_errors,
      });
      return {
        success: true,
        message: notebookMessages.guestsAdded,
        customer_id: actor.customer.id,
        imported,
        skipped,
      };
    }),
};
