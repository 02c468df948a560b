import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

/** A fresh network address: some calls are limited by address. */
function freshEmail(): string {
  return `${freshPhone().replace(/\D/g, "")}@exemple.test`;
}

/** Valid inputs of the public site's calls. */
export const contentSamples = {
  "content.site.links": { byId: false, input: () => undefined },
  "content.site.introductions": { byId: false, input: () => undefined },
  "content.site.sliders": { byId: false, input: () => undefined },
  "content.site.socialCount": { byId: false, input: () => undefined },
  "content.site.infoSite": { byId: false, input: () => ({ id: 3 }) },
  "content.previews.read": { byId: false, input: () => ({ token: "page.1.1.none" }) },
  "content.site.activatedVideo": { byId: false, input: () => undefined },
  "content.newsletter.subscribe": {
    byId: false,
    input: () => ({ email: freshEmail(), sexe: "F" }),
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
      email: freshEmail(),
      msg: "Bonjour,\nouvrez-vous le samedi ?",
      sexe: "Femme",
      phone_numbers: "0701020304, 0501020304",
    }),
  },
  "operations.fieldFigures.report": {
    byId: false,
    input: () => ({ page: "home", device: "phone", lcp: 1200, cls: 0.01, errors: [] }),
  },
  "content.contact.leaveMessage": {
    byId: false,
    input: () => ({ name: "Adjoua", email: freshEmail(), msg: "Bonjour !" }),
  },
  "content.blog.posts": { byId: false, input: () => ({ page: 1, per_page: 4 }) },
  "content.blog.post": { byId: false, input: () => ({ slug: "tenir-le-budget-de-sa-fete" }) },
  "content.vendors.visibilityOffers": { byId: false, input: () => undefined },
  "content.vendors.sellingTerms": { byId: false, input: () => undefined },
  "content.vendors.apply": {
    byId: false,
    input: () => ({
      company: "Les Saveurs de Tantie",
      contact_name: "Adjoua Konan",
      trade: "catering",
      town: "Yopougon",
      phone_number: "+2250701020304",
      email: freshEmail(),
      website: "",
      presentation: "Cuisine ivoirienne pour 50 à 300 personnes.",
    }),
  },
  "content.vendors.applyAsSeller": {
    byId: false,
    input: () => ({
      company: "Perles de Bassam",
      contact_name: "Aya Koffi",
      goods: "jewellery",
      town: "Grand-Bassam",
      phone_number: "+2250701020304",
      email: freshEmail(),
      website: "",
      presentation: "Bijoux de perles faits main.",
    }),
  },
} satisfies Record<string, Sample>;
