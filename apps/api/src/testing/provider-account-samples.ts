import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";
import { freshPhone } from "./subject.ts";

/** A PNG of one pixel. */
const smallPhoto = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const addressForm = { name: "Boutique", street: "Rue des Jardins", town_id: 1 };

/** A shop's form with valid fields. @param version the one that is stored */
export function shopForm(version: number) {
  return {
    version,
    name: "Les Saveurs",
    short_description: "Cuisine ivoirienne.",
    description: "<p>Depuis 2010.</p>",
    min_price: 3500,
    max_price: 9500,
    town_id: 1,
    served_town_ids: [2],
    service_type_ids: [1],
    phone: "07 01 02 03 04",
    whatsapp: null,
    email: "saveurs@exemple.test",
    website: null,
  };
}

/** Right inputs for the calls of the providers' accounts and shops. */
export const providerAccountSamples = {
  "providerAccounts.sessions.login": {
    byId: false,
    input: ({ providerEmail }) => ({ email: providerEmail, password: "demo" }),
  },
  "providerAccounts.sessions.logout": { byId: false, input: () => undefined },
  "providerAccounts.sessions.me": { byId: false, input: () => undefined },
  "providerAccounts.sessions.requestReset": {
    byId: false,
    input: () => ({ email: `${freshPhone().replace(/\D/g, "")}@exemple.test` }),
  },
  "providerAccounts.sessions.reset": {
    byId: false,
    input: ({ providerEmail }) => ({
      token: "none",
      email: providerEmail,
      password: "un mot neuf",
      password_confirmation: "un mot neuf",
    }),
  },
  "providerAccounts.invitations.find": {
    byId: false,
    input: ({ shop }) => ({ token: shop.teamToken }),
  },
  "providerAccounts.invitations.accept": {
    byId: false,
    input: () => ({ token: "none", password: "demo" }),
  },
  "providerAccounts.team.list": { byId: false, input: () => undefined },
  "providerAccounts.team.invite": {
    byId: false,
    input: () => ({
      email: `${freshPhone().replace(/\D/g, "")}@exemple.test`,
      role: "member",
    }),
  },
  "providerAccounts.team.cancelInvitation": {
    byId: true,
    input: ({ shop }) => ({ invitationId: shop.teamInvitationId }),
  },
  "providerAccounts.team.setRole": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId, role: "member" }),
  },
  "providerAccounts.team.remove": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId }),
  },
  "providerAccounts.smsChoice.find": { byId: false, input: () => undefined },
  "providerAccounts.smsChoice.choose": { byId: false, input: () => ({ wants_sms: false }) },
  "providerAccounts.smsChoice.enterPhone": {
    byId: false,
    input: () => ({ phone_number: freshPhone() }),
  },
  "providerAccounts.smsChoice.confirmPhone": { byId: false, input: () => ({ code: "123456" }) },
  "shop.details.get": { byId: false, input: () => undefined },
  "shop.details.choices": { byId: false, input: () => undefined },
  "shop.details.save": { byId: false, input: ({ shop }) => shopForm(shop.version) },
  "shop.details.publish": { byId: false, input: () => undefined },
  "shop.details.unpublish": { byId: false, input: () => undefined },
  "shop.media.list": { byId: false, input: () => undefined },
  "shop.media.upload": {
    byId: false,
    input: () => ({ file: new File([smallPhoto], "photo.png", { type: "image/png" }) }),
  },
  "shop.media.addFilm": {
    byId: false,
    input: () => ({ url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }),
  },
  "shop.media.update": {
    byId: true,
    input: ({ shop }) => ({ mediaId: shop.mediaId, caption: "Le buffet" }),
  },
  "shop.media.move": { byId: true, input: ({ shop }) => ({ mediaId: shop.mediaId, to: "first" }) },
  "shop.media.remove": { byId: true, input: ({ shop }) => ({ mediaId: shop.mediaId }) },
  "shop.addresses.list": { byId: false, input: () => undefined },
  "shop.addresses.add": { byId: false, input: () => addressForm },
  "shop.addresses.update": {
    byId: true,
    input: ({ shop }) => ({ addressId: shop.addressId, ...addressForm }),
  },
  "shop.addresses.remove": { byId: true, input: ({ shop }) => ({ addressId: shop.addressId }) },
  "shop.hours.list": { byId: false, input: () => undefined },
  "shop.hours.save": {
    byId: false,
    input: () => ({ days: [{ weekday: 1, opens: "08:00", closes: "18:00" }] }),
  },
  "shop.figures.lastDays": { byId: false, input: () => undefined },
  "shop.preview.page": { byId: false, input: () => undefined },
  "shop.calendar.month": { byId: false, input: () => ({ month: "2026-12" }) },
  "shop.calendar.setDay": { byId: false, input: () => ({ day: "2026-12-24", closed: true }) },
} as const satisfies Partial<Record<CallName, Sample>>;
