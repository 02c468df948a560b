import { picture, upload } from "../areas/files/image-samples.ts";
import type { CallName } from "./contract-calls.ts";
import type { Sample } from "./subject.ts";

const photo = upload(await picture("png"));

const film = {
  address: "https://www.youtube.com/watch?v=abcdefghijk",
  label: null,
  cover: null,
  activated: false,
};
const counter = { label: "fêtes", count: 7, since: null, image: null, shown: true };
const link = { name: "Facebook", url: "https://www.facebook.com/joie", shown: true };
const paymentNumber = { operator: "Wave", number: "00 00 00 00 09", shown: true };
const offer = {
  name: "Bannière",
  description: "Une image.",
  price_fcfa: 41_500,
  order_percent: 70,
  offered_on: "2026-11-20",
  valid_days: 30,
  renews_itself: false,
  shown: true,
};
/** One that shows the drawing that it has already; a new one needs an uploaded picture. */
const slide = {
  image: "/files/tissages/carnet.svg",
  title: "Le carnet",
  advertisement: false,
  description: "Tout y est.",
  button_text: null,
  button_link: null,
  shown: true,
};

/** Right inputs for the calls of the console about what public pages show. */
export const consoleContentSamples = {
  "console.pictures.upload": { byId: false, input: () => ({ file: photo }) },
  "console.sliders.list": { byId: false, input: () => ({}) },
  "console.sliders.find": { byId: false, input: () => ({ id: 1 }) },
  "console.sliders.add": {
    byId: false,
    input: (subject) => ({ ...slide, image: subject.console.picturePath }),
  },
  "console.sliders.update": { byId: false, input: () => ({ id: 1, version: 1, ...slide }) },
  "console.sliders.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.videos.list": { byId: false, input: () => ({}) },
  "console.videos.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.videoId }),
  },
  "console.videos.add": { byId: false, input: () => film },
  "console.videos.update": {
    byId: false,
    input: (subject) => ({ id: subject.console.videoId, version: 1, ...film }),
  },
  "console.counters.list": { byId: false, input: () => ({}) },
  "console.counters.find": { byId: false, input: () => ({ id: 1 }) },
  "console.counters.add": { byId: false, input: () => counter },
  "console.counters.update": { byId: false, input: () => ({ id: 1, version: 1, ...counter }) },
  "console.counters.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.introductions.list": { byId: false, input: () => ({}) },
  "console.introductions.find": { byId: false, input: () => ({ id: 1 }) },
  "console.introductions.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, title: "La fête", first: "Tout y est.", rest: "" }),
  },
  "console.siteLinks.list": { byId: false, input: () => ({}) },
  "console.siteLinks.find": { byId: false, input: () => ({ id: 1 }) },
  "console.siteLinks.add": { byId: false, input: () => link },
  "console.siteLinks.update": { byId: false, input: () => ({ id: 1, version: 1, ...link }) },
  "console.siteLinks.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.visibilityOffers.list": { byId: false, input: () => ({}) },
  "console.visibilityOffers.find": { byId: false, input: () => ({ id: 1 }) },
  "console.visibilityOffers.add": { byId: false, input: () => offer },
  "console.visibilityOffers.setPrice": {
    byId: false,
    input: () => ({ id: 1, price_fcfa: 60_000, order_percent: 50 }),
  },
  "console.visibilityOffers.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, ...offer }),
  },
  "console.paymentNumbers.list": { byId: false, input: () => ({}) },
  "console.paymentNumbers.find": { byId: false, input: () => ({ id: 1 }) },
  "console.paymentNumbers.add": { byId: false, input: () => paymentNumber },
  "console.paymentNumbers.update": {
    byId: false,
    input: () => ({ id: 1, version: 1, ...paymentNumber }),
  },
  "console.paymentNumbers.order": { byId: false, input: () => ({ rows: [{ id: 1, version: 9 }] }) },
  "console.subscribers.list": { byId: false, input: () => ({ q: "exemple" }) },
  "console.subscribers.export": { byId: false, input: () => ({ state: "confirmed" }) },
  "console.subscribers.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.subscriberId }),
  },
  "console.subscribers.unsubscribe": {
    byId: false,
    input: (subject) => ({ id: subject.console.subscriberId }),
  },
} satisfies Partial<Record<CallName, Sample>>;
