import type { CallName } from "./contract-calls.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

/** A PNG of one pixel. */
const smallPhoto = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A photo as a form sends it. */
export const smallImage = () => new File([smallPhoto], "photo.png", { type: "image/png" });

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
export const providerProfileSamples = {
  "providers.questions.list": { byId: false, input: () => undefined },
  "providers.questions.save": {
    byId: false,
    input: () => ({ questions: [{ question: "Livrez-vous ?", answer: "Oui, à Abidjan." }] }),
  },
  "providers.sessions.login": {
    byId: false,
    input: ({ providerEmail }) => ({ email: providerEmail, password: "demo" }),
  },
  "providers.sessions.logout": { byId: false, input: () => undefined },
  "providers.sessions.me": { byId: false, input: () => undefined },
  "providers.sessions.requestReset": {
    byId: false,
    input: () => ({ email: `${freshPhone().replace(/\D/g, "")}@exemple.test` }),
  },
  "providers.sessions.reset": {
    byId: false,
    input: ({ providerEmail }) => ({
      token: "none",
      email: providerEmail,
      password: "un mot neuf",
      password_confirmation: "un mot neuf",
    }),
  },
  "providers.invitations.find": {
    byId: false,
    input: ({ shop }) => ({ token: shop.teamToken }),
  },
  "providers.invitations.accept": {
    byId: false,
    input: () => ({ token: "none", password: "demo" }),
  },
  "providers.team.list": { byId: false, input: () => undefined },
  "providers.team.invite": {
    byId: false,
    input: () => ({
      email: `${freshPhone().replace(/\D/g, "")}@exemple.test`,
      role: "member",
    }),
  },
  "providers.team.cancelInvitation": {
    byId: true,
    input: ({ shop }) => ({ invitationId: shop.teamInvitationId }),
  },
  "providers.team.setRole": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId, role: "member" }),
  },
  "providers.team.remove": {
    byId: true,
    input: ({ shop }) => ({ teamMemberId: shop.teamMemberId }),
  },
  "providers.dataExport.exportData": { byId: false, input: () => undefined },
  "providers.smsChoice.find": { byId: false, input: () => undefined },
  "providers.smsChoice.choose": { byId: false, input: () => ({ wants_sms: false }) },
  "providers.smsChoice.sendTrial": { byId: false, input: () => undefined },
  "providers.smsChoice.enterPhone": {
    byId: false,
    input: () => ({ phone_number: freshPhone() }),
  },
  "providers.smsChoice.confirmPhone": { byId: false, input: () => ({ code: "123456" }) },
  "providers.smsChoice.removePhone": { byId: false, input: () => undefined },
  "providers.profile.get": { byId: false, input: () => undefined },
  "providers.profile.choices": { byId: false, input: () => undefined },
  "providers.profile.save": { byId: false, input: ({ shop }) => shopForm(shop.version) },
  "providers.profile.publish": { byId: false, input: () => undefined },
  "providers.profile.unpublish": { byId: false, input: () => undefined },
  "providers.media.list": { byId: false, input: () => undefined },
  "providers.media.upload": {
    byId: false,
    input: () => ({ file: smallImage() }),
  },
  "providers.media.addFilm": {
    byId: false,
    input: () => ({ url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" }),
  },
  "providers.media.update": {
    byId: true,
    input: ({ shop }) => ({ mediaId: shop.mediaId, caption: "Le buffet" }),
  },
  "providers.media.move": {
    byId: true,
    input: ({ shop }) => ({ mediaId: shop.mediaId, to: "first" }),
  },
  "providers.media.remove": { byId: true, input: ({ shop }) => ({ mediaId: shop.mediaId }) },
  "providers.addresses.list": { byId: false, input: () => undefined },
  "providers.addresses.add": { byId: false, input: () => addressForm },
  "providers.addresses.update": {
    byId: true,
    input: ({ shop }) => ({ addressId: shop.addressId, ...addressForm }),
  },
  "providers.addresses.remove": {
    byId: true,
    input: ({ shop }) => ({ addressId: shop.addressId }),
  },
  "providers.hours.list": { byId: false, input: () => undefined },
  "providers.hours.save": {
    byId: false,
    input: () => ({ days: [{ weekday: 1, opens: "08:00", closes: "18:00" }] }),
  },
  "providers.statistics.lastDays": { byId: false, input: () => undefined },
  "providers.preview.page": { byId: false, input: () => undefined },
  "providers.availability.month": { byId: false, input: () => ({ month: "2026-12" }) },
  "providers.availability.setDay": {
    byId: false,
    input: () => ({ day: "2026-12-24", closed: true }),
  },
} as const satisfies Partial<Record<CallName, Sample>>;
