import { eventPageMessages as messages } from "@jdj/contract/event-page/messages";
import { eventPageSettings as contract } from "@jdj/contract/event-page/settings";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../../notebook/events/with-event.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone } from "../../notebook/phones/contact-phone.ts";
import {
  addPlace,
  addQuestion,
  moveEntry,
  removeEntry,
  savePlace,
  saveQuestion,
} from "../entries/change-entries.ts";
import { eventPagePlaces, eventPageQuestions } from "../entries/tables.ts";
import { presentPreview } from "../public-page/present-page.ts";
import { changeAddress } from "./change-address.ts";
import { chooseVisibility } from "./choose-visibility.ts";
import { pagePhone } from "./page-phone.ts";
import { presentSettings } from "./present-settings.ts";
import { savePage } from "./save-page.ts";

const done = (message: string) => ({ success: true as const, message });

/** A lodging of a form as it is stored. */
const placeOf = (form: {
  name: string;
  address: string | null;
  phone_number_1: string | null;
  price_note: string | null;
  link: string | null;
}) => ({
  name: form.name,
  address: form.address,
  phone: pagePhone(form.phone_number_1),
  priceNote: form.price_note,
  link: form.link,
});

export const settingsCalls = {
  settings: answer(contract.settings)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context }) => presentSettings(context, context.event)),

  preview: answer(contract.preview)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ context }) => presentPreview(context, context.event)),

  save: answer(contract.save)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input: { event_id: _, version, ...form }, context }) => {
      await savePage(context, context.event, version, form);
      return done(messages.saved);
    }),

  chooseVisibility: answer(contract.chooseVisibility)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { version, visibility, password = "" }, context }) => {
      await chooseVisibility(context, context.event, version, { visibility, password });
      return done(visibility === "off" ? messages.closed : messages.opened);
    }),

  changeAddress: answer(contract.changeAddress)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { version, name }, context }) => {
      await changeAddress(context, context.event, version, name);
      return done(messages.moved);
    }),

  addPlace: answer(contract.addPlace)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input, context }) => {
      await addPlace(context, context.event, placeOf(input));
      return done(messages.placeAdded);
    }),

  savePlace: answer(contract.savePlace)
    .use(asVerifiedCustomer.concat(alsoRefusePhones(couplePhone)))
    .use(withEvent)
    .handler(async ({ input: { id, version, ...form }, context }) => {
      await savePlace(context, { event: context.event, id, version }, placeOf(form));
      return done(messages.saved);
    }),

  movePlace: answer(contract.movePlace)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, to }, context }) => {
      await moveEntry(context, eventPagePlaces, { event: context.event, id, to });
      return { success: true };
    }),

  removePlace: answer(contract.removePlace)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      await removeEntry(context, eventPagePlaces, { event: context.event, id });
      return done(messages.placeRemoved);
    }),

  addQuestion: answer(contract.addQuestion)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { question, answer: reply }, context }) => {
      await addQuestion(context, context.event, { question, answer: reply });
      return done(messages.questionAdded);
    }),

  saveQuestion: answer(contract.saveQuestion)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, version, question, answer: reply }, context }) => {
      const names = { event: context.event, id, version };
      await saveQuestion(context, names, { question, answer: reply });
      return done(messages.saved);
    }),

  moveQuestion: answer(contract.moveQuestion)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id, to }, context }) => {
      await moveEntry(context, eventPageQuestions, { event: context.event, id, to });
      return { success: true };
    }),

  removeQuestion: answer(contract.removeQuestion)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { id }, context }) => {
      await removeEntry(context, eventPageQuestions, { event: context.event, id });
      return done(messages.questionRemoved);
    }),
};
