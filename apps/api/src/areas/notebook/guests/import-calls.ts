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
        faults: read.lineErrors,
      };
    }),

  importGuests: answer(contract.importGuests)
    .use(asVerifiedCustomer)
    .use(withNamedOrCurrentEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      const { imported, skipped } = await importGuests(context, event, {
        file: input.guests_file,
        skipDuplicates: input.skip_duplicates,
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
