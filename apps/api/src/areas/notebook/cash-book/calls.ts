import { may } from "@jdj/contract/call/sharing-policy";
import { cashBook as contract } from "@jdj/contract/notebook/cash-book";
import { cashBookMessages } from "@jdj/contract/notebook/cash-book-messages";
import { calendarDate } from "../../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { discardFile } from "../../files/store-image.ts";
import { withImage } from "../../files/with-image.ts";
import { listBudget } from "../budget/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../events/with-event.ts";
import { addEntry, planInstalments, removeEntry, saveEntry } from "./change-entries.ts";
import { presentBook, sumLines } from "./present.ts";
import { listEntries, listVisibleAmounts } from "./queries.ts";

const done = (message: string) => ({ success: true as const, message });

export const cashBookCalls = {
  book: answer(contract.book)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context }) => {
      const { db, event, settings, now, actor } = context;
      const budget = await listBudget(db, event);
      const at = { settings, now, customerId: actor.customer.id };
      const book = presentBook(at, budget, await listEntries(db, event.id));
      return { ...book, can: { write: may(event.role, "budget:write") } };
    }),

  lines: answer(contract.lines)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ context: { db, event, now } }) =>
      sumLines(await listVisibleAmounts(db, event), calendarDate(now)),
    ),

  addEntry: answer(contract.addEntry)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { file, ...form }, context }) => {
      const { event } = context;
      const id = await withImage(context, event.customerId, file, async (receiptFileId) => {
        const result = await addEntry(context, event, { ...form, receiptFileId });
        return { result, imageFileId: receiptFileId, unshown: null };
      });
      return { ...done(cashBookMessages.paymentEntered), id };
    }),

  saveEntry: answer(contract.saveEntry)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { file, id, version, ...form }, context }) => {
      const { event } = context;
      await withImage(context, event.customerId, file, async (receiptFileId) => {
        const of = { id, version };
        const unshown = await saveEntry(context, event, of, { ...form, receiptFileId });
        return { result: null, imageFileId: receiptFileId, unshown };
      });
      return done(cashBookMessages.paymentSaved);
    }),

  removeEntry: answer(contract.removeEntry)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version }, context }) => {
      const receipt = await removeEntry(context, context.event, { id, version });
      if (receipt !== null) await discardFile(context, receipt);
      return done(cashBookMessages.paymentRemoved);
    }),

  planInstalments: answer(contract.planInstalments)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await planInstalments(context, context.event, input);
      return done(cashBookMessages.instalmentsPlanned);
    }),
};
