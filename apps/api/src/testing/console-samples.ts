import { consoleContentSamples } from "./console-content-samples.ts";
import { consoleMoneySamples } from "./console-money-samples.ts";
import { consolePeopleSamples } from "./console-people-samples.ts";
import { consoleProviderSamples } from "./console-provider-samples.ts";
import { consoleSaleSamples } from "./console-sale-samples.ts";
import { townHallSamples } from "./console-town-hall-samples.ts";
import type { CallName } from "./contract-calls.ts";
import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

const signIn = { email: "nobody@exemple.test", password: "un mot de passe", code: "123456" };

const text = "Bonjour [prénoms]";
const modelTexts = {
  name: "Simple",
  content: text,
  content_for_facebook: text,
  content_for_sms: text,
};

/** A job that did not die. */
const noJob = "00000000-0000-4000-8000-000000000000";

const post = {
  title: "Un article",
  slug: null,
  excerpt: "Un conseil.",
  content: "<p>Un conseil.</p>",
  image: null,
  image_alt: null,
};

let days = 0;
/** Another day at each call: a country has one price of a category from a day on. */
function laterDay(): string {
  days += 1;
  return new Date(Date.UTC(2027, 0, days)).toISOString().slice(0, 10);
}

/** Right inputs for the calls of the console. */
export const consoleSamples = {
  ...consoleContentSamples,
  ...townHallSamples,
  "console.sessions.login": { byId: false, input: () => signIn },
  "console.sessions.logout": { byId: false, input: () => undefined },
  "console.sessions.me": { byId: false, input: () => undefined },
  "console.sessions.activation": { byId: false, input: () => ({ token: "none" }) },
  "console.sessions.activate": {
    byId: false,
    input: () => ({ token: "none", password: "un mot de passe", code: "123456" }),
  },
  "console.dashboard.export": { byId: false, input: () => ({ days: 7 }) },
  "console.dashboard.read": { byId: false, input: () => ({ days: 90 }) },
  "console.staff.list": { byId: false, input: () => ({}) },
  "console.staff.find": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.staff.add": {
    byId: false,
    input: () => ({
      email: `${freshPhone().replace(/\D/g, "")}@exemple.test`,
      given_names: "Ama",
      last_name: "Brou",
      role: "support",
    }),
  },
  "console.staff.setRole": {
    byId: false,
    input: (subject) => ({ id: subject.console.staffId, role: "editor", version: 1 }),
  },
  "console.staff.reset": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.staff.remove": { byId: false, input: (subject) => ({ id: subject.console.staffId }) },
  "console.inbox.list": { byId: false, input: () => ({ handled: false }) },
  "console.inbox.export": { byId: false, input: () => ({ handled: false }) },
  "console.inbox.find": { byId: false, input: (subject) => ({ id: subject.console.messageId }) },
  "console.inbox.mark": {
    byId: false,
    input: (subject) => ({ id: subject.console.messageId, handled: true }),
  },
  "console.inbox.answer": {
    byId: false,
    input: (subject) => ({ id: subject.console.messageId, body: "Bonjour,\noui." }),
  },
  "console.channels.list": { byId: false, input: () => ({}) },
  "console.channels.find": { byId: false, input: () => ({ id: 3 }) },
  "console.channels.update": {
    byId: false,
    input: () => ({ id: 2, version: 1, name: "Carte", color_code: "#2B2F8F", open: true }),
  },
  "console.channels.setPrice": {
    byId: false,
    input: () => ({ id: 3, price_fcfa: 25, from: "2026-12-24" }),
  },
  "console.channels.removePrice": { byId: false, input: () => ({ id: 3, price_id: 1 }) },
  "console.messageModels.list": { byId: false, input: () => ({ category_id: 1 }) },
  "console.messageModels.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.modelId }),
  },
  "console.messageModels.add": { byId: false, input: () => ({ category_id: 1, ...modelTexts }) },
  "console.messageModels.update": {
    byId: false,
    input: (subject) => ({ id: subject.console.modelId, version: 1, position: 0, ...modelTexts }),
  },
  "console.messageModels.categories": { byId: false, input: () => ({}) },
  "console.messageModels.updateCategory": {
    byId: false,
    input: () => ({ id: 1, version: 1, name: "Invitation", position: 0 }),
  },
  "console.messageModels.category": { byId: false, input: () => ({ id: 1 }) },
  "console.templates.list": {
    byId: false,
    input: () => ({ kind: "budget-lines", group_id: 1, sort: "position" }),
  },
  "console.templates.find": { byId: false, input: () => ({ kind: "budget-groups", id: 1 }) },
  "console.templates.add": {
    byId: false,
    input: () => ({
      kind: "budget-lines",
      group_id: 1,
      name: "Drone",
      details: { category_code: null },
    }),
  },
  "console.templates.update": {
    byId: false,
    input: () => ({
      kind: "budget-groups",
      id: 1,
      version: 1,
      name: "Tenues",
      archived: false,
      details: {},
    }),
  },
  "console.templates.categories": { byId: false, input: () => ({}) },
  "console.templates.category": { byId: false, input: () => ({ id: "catering" }) },
  "console.templates.preview": {
    byId: false,
    input: () => ({ event_type_id: 1, change: null }),
  },
  "console.templates.readPreview": { byId: false, input: () => ({ token: "none" }) },
  "console.templates.order": {
    byId: false,
    input: () => ({ kind: "budget-lines", group_id: 1, rows: [{ id: 1, version: 1 }] }),
  },
  "console.posts.list": { byId: false, input: () => ({ state: "published", q: "budget" }) },
  "console.posts.find": { byId: false, input: () => ({ id: 1 }) },
  "console.posts.add": {
    byId: false,
    input: () => ({ ...post, title: `Article ${freshPhone()}` }),
  },
  "console.posts.update": { byId: false, input: () => ({ id: 1, version: 1, ...post }) },
  "console.posts.publish": { byId: false, input: () => ({ id: 1, version: 1, from: null }) },
  "console.posts.unschedule": { byId: false, input: () => ({ id: 1 }) },
  "console.posts.archive": { byId: false, input: () => ({ id: 1, archived: false }) },
  "console.posts.preview": { byId: false, input: () => ({ id: 1 }) },
  "console.pages.list": { byId: false, input: () => ({}) },
  "console.pages.find": { byId: false, input: () => ({ id: 3 }) },
  "console.pages.update": {
    byId: false,
    input: () => ({ id: 3, version: 1, title: "Conditions", content: "<p>Bonjour</p>" }),
  },
  "console.pages.publish": {
    byId: false,
    input: () => ({ id: 3, version: 1, from: null }),
  },
  "console.pages.unschedule": { byId: false, input: () => ({ id: 3 }) },
  "console.pages.versions": { byId: false, input: () => ({ page_id: 3 }) },
  "console.pages.version": { byId: false, input: () => ({ id: 1 }) },
  "console.pages.restore": { byId: false, input: () => ({ id: 1, version: 1 }) },
  "console.pages.preview": { byId: false, input: () => ({ id: 1 }) },
  "console.applications.list": { byId: false, input: () => ({ handled: false }) },
  "console.applications.find": {
    byId: false,
    input: (subject) => ({ id: subject.console.approvedId }),
  },
  "console.applications.approve": {
    byId: false,
    input: (subject) => ({ id: subject.console.approvedId }),
  },
  "console.applications.refuse": {
    byId: false,
    input: (subject) => ({ id: subject.console.refusedId, reason: "Photos d’autrui" }),
  },
  "console.applications.resend": {
    byId: false,
    input: (subject) => ({ id: subject.console.approvedId }),
  },
  ...consoleProviderSamples,
  "console.reviews.list": { byId: false, input: () => ({ reported: true }) },
  "console.reviews.find": { byId: false, input: (subject) => ({ id: subject.inventedReviewId }) },
  "console.reviews.moderate": {
    byId: false,
    input: (subject) => ({ id: subject.inventedReviewId, hidden: false }),
  },
  "console.articleQuestions.list": { byId: false, input: () => ({ hidden: false }) },
  "console.articleQuestions.find": {
    byId: false,
    input: (subject) => ({ id: subject.marketplace.questionId }),
  },
  "console.articleQuestions.moderate": {
    byId: false,
    input: (subject) => ({ id: subject.marketplace.questionId, hidden: false }),
  },
  "console.people.list": { byId: false, input: () => ({ q: "07 00 00 90 99" }) },
  ...consolePeopleSamples,
  "console.people.find": { byId: false, input: (subject) => ({ id: subject.console.personId }) },
  "console.people.revokeSessions": {
    byId: false,
    input: (subject) => ({ id: subject.console.personId }),
  },
  "console.deadJobs.list": { byId: false, input: () => ({}) },
  "console.deadJobs.find": { byId: false, input: () => ({ id: noJob }) },
  "console.deadJobs.retry": { byId: false, input: () => ({ id: noJob }) },
  "console.deadJobs.discard": {
    byId: false,
    input: () => ({ id: noJob, reason: "Le compte est fermé" }),
  },
  "console.outages.list": { byId: false, input: () => ({}) },
  "console.outages.find": { byId: false, input: () => ({ id: "sms" }) },
  "console.outages.resume": { byId: false, input: () => ({ id: "sms" }) },
  "console.messageLog.list": { byId: false, input: () => ({ recipient: "07 00 00 90 99" }) },
  "console.operatorLogs.lostMessages": { byId: false, input: () => ({}) },
  "console.whatsApp.templates": { byId: false, input: () => ({}) },
  "console.whatsApp.restore": {
    byId: false,
    input: (subject) => ({ id: subject.console.whatsAppTemplateId }),
  },
  "console.whatsApp.numbers": { byId: false, input: () => ({}) },
  "console.whatsApp.accountEvents": { byId: false, input: () => ({}) },
  "console.whatsAppPrices.list": { byId: false, input: () => ({}) },
  "console.whatsAppPrices.find": { byId: false, input: () => ({ id: "CI" }) },
  "console.whatsAppPrices.add": {
    byId: false,
    input: () => ({
      ...{ country: "CI", category: "marketing", cost_fcfa: 12.825 },
      ...{ from: laterDay(), source: "Grille de Meta" },
    }),
  },
  "console.whatsAppPrices.remove": { byId: false, input: () => ({ id: "CI", price_id: 999 }) },
  "console.whatsAppPrices.confirm": { byId: false, input: () => ({ id: "CI" }) },
  "console.whatsAppPrices.countries": { byId: false, input: () => ({}) },
  "console.whatsAppCosts.list": { byId: false, input: () => ({ month: "2026-11" }) },
  "console.whatsAppCosts.months": { byId: false, input: () => ({}) },
  "console.fieldFigures.list": { byId: false, input: () => ({}) },
  "console.operatorLogs.alerts": { byId: false, input: () => ({}) },
  "console.retention.list": { byId: false, input: () => ({}) },
  "console.audit.list": { byId: false, input: () => ({}) },
  "console.audit.find": { byId: false, input: () => ({ id: 1 }) },
  ...consoleMoneySamples,
  ...consoleSaleSamples,
} satisfies Partial<Record<CallName, Sample>>;
