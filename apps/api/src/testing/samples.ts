import { registrationForm } from "./cast.ts";
import type { CallName } from "./contract-calls.ts";

/** Whose things a call is about, by their ids. */
export interface Subject {
  userId: number;
  email: string;
  customerId: number;
  eventId: number;
  roleId: number;
  categoryId: number;
  guestId: number;
  /** Guests that a test may delete. */
  spareGuestId: number;
  otherSpareGuestId: number;
  messageId: number;
  /** A session that a test may end. */
  spareSessionId: number;
  cardToken: string;
}

let phones = 0;

/** A number that no other row has. */
function freshPhone(): string {
  phones += 1;
  const digits = String(phones).padStart(4, "0");
  return `+(225) 05 09 09 ${digits.slice(0, 2)} ${digits.slice(2)}`;
}

function guestRow({ eventId, categoryId }: Subject) {
  return {
    event_id: eventId,
    guest_id: categoryId,
    civility: "Madame",
    last_name: "Konan",
    given_names: "Élodie",
    email: "elodie@exemple.test",
    phone_number_1: freshPhone(),
    phone_number_2: null,
  };
}

function person({ roleId }: Subject) {
  return {
    married_id: roleId,
    last_name: "Koffi",
    given_names: "Yann",
    email: "yann@exemple.test",
    phone_number_1: "+(225) 07 00 00 50 01",
    phone_number_2: null,
  };
}

function sheet(): File {
  const row = ["Mme", "Voisins", "Aka", "Édith", "edith@exemple.test", freshPhone(), ""];
  const header = "Civilité;Catégorie;Nom;Prénoms;Email;Contact 1;Contact 2";
  return new File([`${header}\n${row.join(";")}\n`], "invites.csv");
}

function card({ guestId }: Subject) {
  return {
    channel_id: 1,
    message_category_id: 1,
    message_design_id: 1,
    body: "Chère [prénoms], venez !",
    tab: [guestId],
  };
}

/**
 * For every call, a right input about somebody's things. `byId` says that the input names a thing
 * that has an owner: another's and a missing one must then answer 404.
 */
export const samples: Record<CallName, { byId: boolean; input: (subject: Subject) => unknown }> = {
  "accounts.sessions.login": { byId: false, input: ({ email }) => ({ email, password: "demo" }) },
  "accounts.sessions.logout": { byId: false, input: () => undefined },
  "accounts.sessions.profile": { byId: false, input: () => undefined },
  "accounts.sessions.user": { byId: false, input: () => undefined },
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
  "accounts.profile.updateProfile": { byId: false, input: () => ({ civility: "Mademoiselle" }) },
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
  "accounts.ownData.exportData": { byId: false, input: () => undefined },
  "accounts.ownData.closeAccount": { byId: false, input: () => ({ password: "demo" }) },
  "notebook.events.eventTypes": { byId: false, input: () => undefined },
  "notebook.events.eventsByCustomer": { byId: true, input: ({ customerId }) => ({ customerId }) },
  "notebook.events.createEvent": {
    byId: false,
    input: () => ({ event_type_id: 2, name: "Anniversaire", description: "Trente ans" }),
  },
  "notebook.events.chooseEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.events.reweaveEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.couple.marriedsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.couple.marriedByName": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId, married_name: "Informations du fiancé" }),
  },
  "notebook.couple.saveMarried": {
    byId: true,
    input: (subject) => ({ event_id: subject.eventId, ...person(subject) }),
  },
  "notebook.couple.saveCouple": {
    byId: true,
    input: (subject) => ({ event_id: subject.eventId, persons: [person(subject)] }),
  },
  "notebook.guests.categories": { byId: false, input: () => undefined },
  "notebook.guests.guestsByEvent": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.guests.guestsByEventWithPivot": {
    byId: true,
    input: ({ eventId }) => ({ event_id: eventId }),
  },
  "notebook.guests.guest": { byId: true, input: ({ guestId }) => ({ eventGuestId: guestId }) },
  "notebook.guests.addGuests": { byId: true, input: (subject) => [guestRow(subject)] },
  "notebook.guests.updateGuest": {
    byId: true,
    input: (subject) => ({ ...guestRow(subject), id: subject.guestId, has_confirmed: 0 }),
  },
  "notebook.guests.deleteGuestByGet": {
    byId: true,
    input: ({ spareGuestId }) => ({ eventGuestId: spareGuestId }),
  },
  "notebook.guests.deleteGuest": {
    byId: true,
    input: ({ otherSpareGuestId }) => ({
      eventGuestId: otherSpareGuestId,
    }),
  },
  "notebook.guests.previewImport": {
    byId: true,
    input: ({ eventId }) => ({ guests_file: sheet(), event_id: eventId }),
  },
  "notebook.guests.importGuests": {
    byId: true,
    input: ({ eventId }) => ({ guests_file: sheet(), event_id: eventId }),
  },
  "notebook.completion.percentage": { byId: true, input: ({ customerId }) => ({ customerId }) },
  "content.site.sliders": { byId: false, input: () => undefined },
  "content.site.socialCount": { byId: false, input: () => undefined },
  "content.site.infoSite": { byId: false, input: () => ({ id: 3 }) },
  "content.site.activatedVideo": { byId: false, input: () => undefined },
  "content.newsletter.subscribe": {
    byId: false,
    input: () => ({ email: "adjoua@exemple.test", sexe: "F" }),
  },
  "content.newsletter.confirm": {
    byId: false,
    input: () => ({ token: "1.aaaaaaaaaaaaaaaaaaaaaaaa" }),
  },
  "content.newsletter.leave": {
    byId: false,
    input: () => ({ token: "1.aaaaaaaaaaaaaaaaaaaaaaaa" }),
  },
  "content.contact.contactUs": {
    byId: false,
    input: () => ({
      name: "Adjoua Konan",
      email: "adjoua@exemple.test",
      msg: "Bonjour,\nouvrez-vous le samedi ?",
      sexe: "Femme",
      phone_numbers: "0701020304, 0501020304",
    }),
  },
  "content.contact.leaveMessage": {
    byId: false,
    input: () => ({ name: "Adjoua", email: "adjoua@exemple.test", msg: "Bonjour !" }),
  },
  "content.blog.posts": { byId: false, input: () => ({ page: 1, per_page: 4 }) },
  "content.blog.post": { byId: false, input: () => ({ slug: "tenir-le-budget-de-sa-fete" }) },
  "content.vendors.visibilityOffers": { byId: false, input: () => undefined },
  "content.vendors.apply": {
    byId: false,
    input: () => ({
      company: "Les Saveurs de Tantie",
      contact_name: "Adjoua Konan",
      trade: "catering",
      town: "Yopougon",
      phone_number: "+2250701020304",
      email: "adjoua@exemple.test",
      website: "",
      presentation: "Cuisine ivoirienne pour 50 à 300 personnes.",
    }),
  },
  "cards.designs.channels": { byId: false, input: () => undefined },
  "cards.designs.designs": { byId: false, input: () => undefined },
  "cards.designs.categories": { byId: false, input: () => ({}) },
  "cards.messages.messages": { byId: false, input: () => undefined },
  "cards.messages.message": { byId: true, input: ({ messageId }) => ({ id: messageId }) },
  "cards.messages.createMessage": { byId: true, input: card },
  "cards.messages.sendMessage": { byId: true, input: card },
  "cards.rsvp.rsvp": { byId: false, input: ({ cardToken }) => ({ id: cardToken }) },
  "cards.rsvp.answer": {
    byId: false,
    input: ({ cardToken }) => ({ id: cardToken, answer: "yes" }),
  },
  "cards.rsvp.publicCard": { byId: false, input: ({ cardToken }) => ({ id: cardToken }) },
  "townHalls.countries": { byId: false, input: () => ({ show: "1" }) },
  "townHalls.country": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.district": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.townsNames": { byId: false, input: () => undefined },
  "townHalls.town": { byId: false, input: () => ({ id: 1 }) },
  "townHalls.townHall": { byId: false, input: () => ({ id: 1 }) },
};
