import { albumSamples } from "./album-samples.ts";
import { bookingSamples } from "./booking-samples.ts";
import { messageSamples } from "./campaign-samples.ts";
import { registrationForm } from "./cast.ts";
import { civilFileSamples } from "./civil-file-samples.ts";
import { consoleSamples } from "./console-samples.ts";
import { contentSamples } from "./content-samples.ts";
import type { CallName } from "./contract-calls.ts";
import { contributionSamples } from "./contribution-samples.ts";
import { eventPageSamples } from "./event-page-samples.ts";
import { fabricSamples } from "./fabric-samples.ts";
import { freshPhone } from "./fresh-phone.ts";
import { giftSamples } from "./gift-samples.ts";
import { guestMessageSamples } from "./guest-message-samples.ts";
import { notebookSamples } from "./notebook-samples.ts";
import { noticeSamples } from "./notice-samples.ts";
import { orderSamples } from "./order-samples.ts";
import { paymentSamples } from "./payment-samples.ts";
import { payoutNumberSamples } from "./payout-numbers.ts";
import { productSamples } from "./product-samples.ts";
import { providerProfileSamples } from "./provider-profile-samples.ts";
import {
  listingSamples,
  providerDirectorySamples,
  providerSamples,
  reviewSamples,
} from "./provider-samples.ts";
import { quoteSamples } from "./quote-samples.ts";
import { responsesSamples } from "./responses-samples.ts";
import { seatingSamples } from "./seating-samples.ts";
import { sellerInvoiceSamples } from "./seller-invoice-samples.ts";
import { sellerProductSamples } from "./seller-product-samples.ts";
import type { Sample } from "./subject.ts";

/** For every call, a right input. Without one, nothing compiles. */
export const samples: Record<CallName, Sample> = {
  "accounts.sessions.login": { byId: false, input: ({ email }) => ({ email, password: "demo" }) },
  "accounts.sessions.logout": { byId: false, input: () => undefined },
  "accounts.sessions.profile": { byId: false, input: () => undefined },
  "accounts.sessions.user": { byId: false, input: () => undefined },
  "accounts.sessions.visitor": { byId: false, input: () => undefined },
  "accounts.registration.sendOtp": {
    byId: false,
    input: () => registrationForm({ email: undefined, phone_number_1: freshPhone() }),
  },
  "accounts.registration.register": {
    byId: false,
    input: () => registrationForm({ email: `${freshPhone().replace(/\D/g, "")}@exemple.test` }),
  },
  "accounts.registration.createCustomer": {
    byId: true,
    input: ({ userId }) => ({
      user_id: userId,
      civility: "M",
      last_name: "Aka",
      given_names: "Guy",
    }),
  },
  "accounts.emailVerification.verify": {
    byId: false,
    input: ({ email }) => ({ token: "none", email }),
  },
  "accounts.emailVerification.resend": {
    byId: true,
    input: ({ userId }) => ({ to: String(userId) }),
  },
  "accounts.customers.customerByUser": { byId: true, input: ({ userId }) => ({ userId }) },
  "accounts.customers.customer": { byId: true, input: ({ customerId }) => ({ customerId }) },
  "accounts.customers.updateCustomer": {
    byId: true,
    input: ({ customerId, email }) => ({
      customerId,
      email,
      last_name: "Kouassi",
      given_names: "Awa",
      phone_number_1: "+(225) 07 00 00 60 01",
      phone_number_2: null,
      dob: "1996-05-14",
      civility: "Mlle",
    }),
  },
  "accounts.customers.archive": { byId: true, input: ({ customerId }) => ({ customerId }) },
  "accounts.sessions.userById": { byId: true, input: ({ userId }) => ({ id: userId }) },
  "accounts.sessions.lookAt": { byId: false, input: () => ({ api_token: "none" }) },
  "accounts.sessions.exchange": { byId: false, input: () => ({ api_token: "none" }) },
  "accounts.sessions.sessions": { byId: false, input: () => undefined },
  "accounts.sessions.endSession": {
    byId: true,
    input: ({ spareSessionId }) => ({ sessionId: spareSessionId }),
  },
  "accounts.sessions.endSessions": { byId: false, input: () => undefined },
  "accounts.passwordReset.request": {
    byId: false,
    input: () => ({ email: `${freshPhone().replace(/\D/g, "")}@exemple.test` }),
  },
  "accounts.passwordReset.reset": {
    byId: false,
    input: ({ email }) => ({
      token: "none",
      email,
      password: "un mot neuf",
      password_confirmation: "un mot neuf",
    }),
  },
  "accounts.passwordReset.requestByPhone": {
    byId: false,
    input: () => ({ phone_number: freshPhone() }),
  },
  "accounts.passwordReset.resetByPhone": {
    byId: false,
    input: () => ({
      recovery: "none",
      code: "123456",
      password: "un mot neuf",
      password_confirmation: "un mot neuf",
    }),
  },
  "accounts.phoneVerification.sendCode": { byId: false, input: () => undefined },
  "accounts.phoneVerification.confirm": { byId: false, input: () => ({ code: "123456" }) },
  "accounts.smsChoice.find": { byId: false, input: () => undefined },
  "accounts.smsChoice.choose": { byId: false, input: () => ({ wants_sms: false }) },
  "accounts.profile.updateProfile": { byId: false, input: () => ({ civility: "Mademoiselle" }) },
  "accounts.registrationMethods.registrationMethods": { byId: false, input: () => undefined },
  "accounts.facebook.available": { byId: false, input: () => undefined },
  "accounts.facebook.consentAddress": {
    byId: false,
    input: () => ({ state: "0123456789abcdef" }),
  },
  "accounts.facebook.token": {
    byId: false,
    input: () => ({ grant_type: "authorization_code", provider: "facebook", code: "none" }),
  },
  "accounts.facebook.complete": {
    byId: false,
    input: () => {
      const { type: _, password: __, ...form } = registrationForm({ ticket: "none" });
      return form;
    },
  },
  "accounts.dataExport.exportData": { byId: false, input: () => undefined },
  "accounts.dataExport.openMoney": { byId: false, input: () => undefined },
  "accounts.accountErasure.find": { byId: false, input: () => ({ token: "inconnu" }) },
  "accounts.accountErasure.confirm": { byId: false, input: () => ({ token: "inconnu" }) },
  "accounts.accountErasure.cancel": { byId: false, input: () => ({ token: "inconnu" }) },
  "accounts.accountErasure.cancelOwn": { byId: false, input: () => undefined },
  "accounts.dataExport.closeAccount": { byId: false, input: () => ({ password: "demo" }) },
  ...noticeSamples,
  ...civilFileSamples,
  ...contributionSamples,
  ...notebookSamples,
  ...contentSamples,
  ...consoleSamples,
  ...bookingSamples,
  ...orderSamples,
  ...sellerInvoiceSamples,
  ...eventPageSamples,
  ...albumSamples,
  ...giftSamples,
  ...fabricSamples,
  ...paymentSamples,
  "designs.designs": { byId: false, input: () => undefined },
  "designs.categories": { byId: false, input: () => ({}) },
  ...messageSamples,
  ...guestMessageSamples,
  "invitations.rsvp.rsvp": { byId: false, input: ({ cardToken }) => ({ id: cardToken }) },
  "invitations.rsvp.givenAnswer": { byId: false, input: ({ cardToken }) => ({ id: cardToken }) },
  "invitations.rsvp.answer": {
    byId: false,
    input: ({ cardToken }) => ({ id: cardToken, answer: "yes" }),
  },
  "invitations.rsvp.publicCard": { byId: false, input: ({ cardToken }) => ({ id: cardToken }) },
  ...quoteSamples,
  ...responsesSamples,
  ...seatingSamples,
  ...providerProfileSamples,
  ...providerDirectorySamples,
  ...listingSamples,
  ...productSamples,
  ...providerSamples,
  ...reviewSamples,
  ...sellerProductSamples,
  ...payoutNumberSamples,
  "tour.event": { byId: false, input: () => undefined },
  "townHalls.countries": { byId: false, input: () => ({ show: "1" }) },
  "townHalls.country": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.district": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.townsNames": { byId: false, input: () => undefined },
  "townHalls.town": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.townHall": { byId: false, input: () => ({ id: 1 }) },
};
