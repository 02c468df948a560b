import type { CallName } from "./contract-calls.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

const ofProvider = (subject: Parameters<Sample["input"]>[0]) => ({ id: subject.console.shopId });

const place = { district: "Lagunes", latitude: 5.9, longitude: -4.8 };

/** Right inputs for the console's calls about providers. */
export const consoleProviderSamples = {
  "console.providers.list": {
    byId: false,
    input: () => ({ q: "saveurs", town_id: 1, service_type_id: 1, state: "unpublished" }),
  },
  "console.providers.find": { byId: false, input: ofProvider },
  "console.providers.add": {
    byId: false,
    input: () => ({
      kind: "provider",
      company: "Chez Fanta",
      contact_name: "Fanta Diabaté",
      activity: "catering",
      town_id: 1,
      phone: "07 01 02 03 04",
      email: `${freshPhone().replace(/\D/g, "")}@boutique.test`,
      website: "",
      presentation: "Cuisine ivoirienne.",
    }),
  },
  "console.providers.update": {
    byId: false,
    input: (subject) => ({
      ...ofProvider(subject),
      version: 1,
      name: "Chez Fanta",
      short_description: "Cuisine ivoirienne",
      description: "<p>Depuis 2010.</p>",
      town_id: 1,
      service_type_ids: [1],
      phone: "07 01 02 03 04",
      whatsapp: null,
      email: "fanta@boutique.test",
      website: null,
      min_price: 3500,
      max_price: null,
    }),
  },
  "console.providers.verify": {
    byId: false,
    input: (subject) => ({ ...ofProvider(subject), verified: true }),
  },
  "console.providers.remind": { byId: false, input: ofProvider },
  "console.providers.suspend": {
    byId: false,
    input: (subject) => ({ ...ofProvider(subject), reason: "Photos d’autrui" }),
  },
  "console.providers.removeHours": {
    byId: false,
    input: (subject) => ({ ...ofProvider(subject), reason: "Horaires d’un autre lieu" }),
  },
  "console.providers.restore": {
    byId: false,
    input: (subject) => ({ ...ofProvider(subject), reason: "Photos remplacées" }),
  },
  "console.providers.subscribe": {
    byId: false,
    input: (subject) => ({
      ...ofProvider(subject),
      kind: "subscription-1",
      starts_on: "2026-11-01",
      ends_on: "2036-11-01",
    }),
  },
  "console.providers.setCommission": {
    byId: false,
    input: ({ providerId }) => ({ id: providerId, percent: 12 }),
  },
  "console.providers.endSubscription": {
    byId: false,
    input: (subject) => ({ ...ofProvider(subject), subscription_id: 1 }),
  },
  "console.media.list": { byId: false, input: () => ({ provider_id: 1, hidden: true }) },
  "console.media.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.mediumId }),
  },
  "console.media.moderate": {
    byId: false,
    input: (subject) => ({
      id: subject.console.mediumId,
      hidden: true,
      reason: "Photo d’autrui",
    }),
  },
  "console.articles.list": { byId: false, input: () => ({ q: "robe", hidden: true }) },
  "console.articles.find": { byId: false, input: () => ({ id: 1 }) },
  "console.articles.moderate": {
    byId: false,
    input: () => ({ id: 1, hidden: true, reason: "Contrefaçon" }),
  },
  "console.serviceTypes.list": { byId: false, input: () => ({ archived: false }) },
  "console.serviceTypes.find": { byId: false, input: () => ({ id: 1 }) },
  "console.serviceTypes.add": { byId: false, input: () => ({ name: "Drones" }) },
  "console.serviceTypes.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, archived: false, name: "Salles" }),
  },
  "console.serviceTypes.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.towns.list": { byId: false, input: () => ({}) },
  "console.towns.find": { byId: false, input: () => ({ id: 1 }) },
  "console.towns.add": { byId: false, input: () => ({ name: "Tiassalé", ...place }) },
  "console.towns.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, archived: false, name: "Abobo", ...place }),
  },
  "console.towns.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.categories.list": { byId: false, input: () => ({ parent_id: 0 }) },
  "console.categories.find": { byId: false, input: () => ({ id: 1 }) },
  "console.categories.add": { byId: false, input: () => ({ name: "Voiles", parent_id: 1 }) },
  "console.categories.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, archived: false, name: "Robes" }),
  },
  "console.categories.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
} satisfies Partial<Record<CallName, Sample>>;
