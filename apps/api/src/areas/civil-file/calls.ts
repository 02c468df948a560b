import { civilFile as contract } from "@jdj/contract/civil-file/civil-file";
import { civilFileMessages } from "@jdj/contract/civil-file/messages";
import { calendarDate } from "../../app-context.ts";
import { answer, asVerifiedCustomer } from "../../http/answer.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../notebook/events/with-event.ts";
import { depositFile, reopenFile, saveFile, saveRegime } from "./change-civil-file.ts";
import { addPaper, removePaper, savePaper, takePaper } from "./change-papers.ts";
import { addFee } from "./fees.ts";
import { readCivilFile } from "./read-civil-file.ts";

const done = (message: string) => ({ success: true as const, message });

export const civilFileCalls = {
  file: answer(contract.file)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context: { db, event, now } }) => readCivilFile(db, event, calendarDate(now))),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const isFirst = await saveFile(context, context.event, input);
      return done(isFirst ? civilFileMessages.started : civilFileMessages.saved);
    }),

  takePaper: answer(contract.takePaper)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await takePaper(context, context.event, input);
      return done(civilFileMessages.paperAdded);
    }),

  addPaper: answer(contract.addPaper)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await addPaper(context, context.event, input);
      return done(civilFileMessages.paperAdded);
    }),

  savePaper: answer(contract.savePaper)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, ...form }, context }) => {
      await savePaper(context, context.event, { id, version }, form);
      return done(civilFileMessages.paperSaved);
    }),

  removePaper: answer(contract.removePaper)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version }, context }) => {
      await removePaper(context, context.event, { id, version });
      return done(civilFileMessages.paperRemoved);
    }),

  deposit: answer(contract.deposit)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await depositFile(context, context.event, input.deposited_on);
      return done(civilFileMessages.deposited);
    }),

  reopen: answer(contract.reopen)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      await reopenFile(context, context.event);
      return done(civilFileMessages.reopened);
    }),

  saveRegime: answer(contract.saveRegime)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await saveRegime(context, context.event, input.regime);
      return done(civilFileMessages.regimeSaved);
    }),

  addFee: answer(contract.addFee)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => done(await addFee(context, context.event, input.fee))),
};
