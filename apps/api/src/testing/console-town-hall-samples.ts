import type { CallName } from "./contract-calls.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

const hall = {
  name: "Mairie d’Abobo",
  town: "Abobo",
  shown: true,
  ...{ latitude: 5.416, longitude: -4.016 },
  ...{ address: null, email: null, phone_numbers: null, website_link: null, wiki_link: null },
  generalities: "<p>Ouverte le matin.</p>",
  ...{ supplementary_conditions: null, note_well: null },
  costs: [{ label: "Samedi", amount: 25_000 }],
  checked_on: "2026-11-20",
};

const place = { name: "Abidjan", shown: true, position: 0 };

/** A code of small characters, another each time. */
const freshCode = () =>
  freshPhone()
    .replace(/\D/g, "")
    .replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const sheet = () => new File(["Commune;District\nAbobo;Abidjan\n"], "mairies.csv");

/** Right inputs for the calls of the console about town halls. */
export const townHallSamples = {
  "console.townHallImport.preview": { byId: false, input: () => ({ file: sheet() }) },
  "console.townHallImport.run": {
    byId: false,
    input: () => ({ file: sheet(), digest: "nothing changes" }),
  },
  "console.townHalls.list": { byId: false, input: () => ({ q: "Cocody" }) },
  "console.townHalls.export": { byId: false, input: () => ({}) },
  "console.townHalls.find": { byId: false, input: () => ({ id: 1 }) },
  "console.townHalls.add": {
    byId: false,
    input: () => ({ ...hall, district_id: 1, code: freshCode() }),
  },
  "console.townHalls.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, ...hall, district_id: 1, archived: false, photos: [] }),
  },
  "console.countries.list": { byId: false, input: () => ({}) },
  "console.countries.find": { byId: false, input: () => ({ id: 1 }) },
  "console.countries.add": { byId: false, input: () => ({ ...place, name: "Ghana", code: "gh" }) },
  "console.countries.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, ...place, name: "Côte d’Ivoire" }),
  },
  "console.districts.list": { byId: false, input: () => ({ country_id: 1 }) },
  "console.districts.find": { byId: false, input: () => ({ id: 1 }) },
  "console.districts.add": {
    byId: false,
    input: () => ({ ...place, country_id: 1, name: freshCode() }),
  },
  "console.districts.update": { byId: false, input: () => ({ id: 1, version: 1, ...place }) },
} satisfies Partial<Record<CallName, Sample>>;
