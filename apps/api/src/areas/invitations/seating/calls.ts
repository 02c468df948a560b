import { seating as contract } from "@jdj/contract/invitations/seating";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../../notebook/events/with-event.ts";
import { addRule, removeRule, saveSettings } from "./change-rules.ts";
import { addTables, placeTable, removeTable, saveTable } from "./change-tables.ts";
import { acceptProposal, readProposal } from "./proposal.ts";
import { readPlan } from "./read-plan.ts";
import { seatGuests } from "./seat-guests.ts";

const done = (message: string) => ({ success: true as const, message });

export const seatingCalls = {
  propose: answer(contract.propose)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ input, context: { db, event } }) => readProposal(db, event.id, input.keep)),

  accept: answer(contract.accept)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await acceptProposal(context, context.event, input);
      return done(seatingMessages.accepted);
    }),

  addRule: answer(contract.addRule)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await addRule(context, context.event, input);
      return done(seatingMessages.ruleAdded);
    }),

  removeRule: answer(contract.removeRule)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await removeRule(context, context.event, input.id);
      return done(seatingMessages.ruleRemoved);
    }),

  saveSettings: answer(contract.saveSettings)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await saveSettings(context, context.event, input.tells_on_eve);
      return done(seatingMessages.settingsSaved);
    }),

  plan: answer(contract.plan)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context: { db, event } }) => readPlan(db, event)),

  addTables: answer(contract.addTables)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await addTables(context, context.event, input);
      return done(input.count === 1 ? seatingMessages.tableAdded : seatingMessages.tablesAdded);
    }),

  saveTable: answer(contract.saveTable)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, ...form }, context }) => {
      await saveTable(context, context.event, { id, version }, form);
      return done(seatingMessages.tableSaved);
    }),

  removeTable: answer(contract.removeTable)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, seated }, context }) => {
      await removeTable(context, context.event, { id, version }, seated);
      return done(seatingMessages.tableRemoved);
    }),

  placeTable: answer(contract.placeTable)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await placeTable(context, context.event, input);
      return done(seatingMessages.tableSaved);
    }),

  seat: answer(contract.seat)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { guests, table_id }, context }) => {
      await seatGuests(context, context.event, guests, table_id);
      return done(table_id === null ? seatingMessages.freed : seatingMessages.seated);
    }),
};
