import type { Access } from "@jdj/contract/call/call";
import { type Capability, mayStaff, staffRoles } from "@jdj/contract/call/staff-policy";
import { beforeAll, describe, expect, it } from "vitest";
import { castActors, openSession } from "../testing/actors.ts";
import { testApp } from "../testing/app.ts";
import { type CallName, contractCalls } from "../testing/contract-calls.ts";
import { rightfulContributions } from "../testing/contribution-samples.ts";
import { furnish, missingOf } from "../testing/furnish.ts";
import { httpCaller } from "../testing/http-client.ts";
import { samples } from "../testing/samples.ts";
import type { Subject } from "../testing/subject.ts";

const app = testApp();

type Actors = Awaited<ReturnType<typeof castActors>>;
const held: { actors?: Actors; subjects?: Record<"own" | "foreign" | "missing", Subject> } = {};

/** Answers that say nothing against who asks: done, or refused for what was sent. */
const admitted = [200, 400, 409, 422, 429];

/** The one answer that a call's own rule gives to its rightful caller, when it is not 200. */
const rightful: Partial<Record<CallName, number>> = {
  "accounts.emailVerification.verify": 400,
  "content.newsletter.confirm": 400,
  "content.newsletter.leave": 400,
  "content.previews.read": 404,
  // Nothing is agreed to be paid in parts.
  "quotes.providerRequests.markInstalment": 404,
  "accounts.sessions.lookAt": 400,
  "accounts.sessions.exchange": 400,
  "providers.sessions.reset": 400,
  "providers.invitations.accept": 404,
  "invitations.seating.accept": 409,
  "accounts.passwordReset.reset": 400,
  "console.sessions.login": 401,
  "console.channels.removePrice": 404,
  "console.whatsAppPrices.remove": 404,
  "console.deadJobs.find": 404,
  "console.deadJobs.retry": 404,
  "console.deadJobs.discard": 404,
  // No deposit is paid.
  "bookings.bookings.openDispute": 409,
  "quotes.requests.openDispute": 409,
  // Another role of staff has done it already, with the same sample.
  "console.applications.approve": 409,
  "console.applications.refuse": 409,
  "console.channels.update": 409,
  "console.messageModels.update": 409,
  "console.messageModels.updateCategory": 409,
  "console.providers.update": 409,
  "console.providers.suspend": 409,
  "console.providers.restore": 409,
  "console.providers.subscribe": 422,
  "console.providers.endSubscription": 404,
  "console.media.moderate": 409,
  "console.articles.moderate": 409,
  "console.serviceTypes.add": 422,
  "console.serviceTypes.update": 409,
  "console.serviceTypes.order": 409,
  "console.towns.add": 422,
  "console.towns.update": 409,
  "console.towns.order": 409,
  "console.categories.add": 422,
  "console.categories.update": 409,
  "console.categories.order": 409,
  "console.people.correctEmail": 409,
  // The sample's person has no address to prove.
  "console.people.resendActivation": 409,
  // The sample's person has neither a notebook nor a number.
  "console.people.view": 409,
  "console.people.verify": 422,
  "console.people.archive": 409,
  "console.people.restore": 409,
  "console.privacyRequests.update": 409,
  "console.privacyRequests.run": 409,
  "console.privacyRequests.approve": 409,
  "console.privacyRequests.cancelErasure": 409,
  "accounts.accountErasure.find": 404,
  "accounts.accountErasure.confirm": 404,
  "accounts.accountErasure.cancel": 404,
  "accounts.accountErasure.cancelOwn": 409,
  // Their money of orders is open.
  "accounts.dataExport.closeAccount": 422,
  "console.privacyRequests.data": 409,
  "console.privacyRequests.finish": 409,
  "console.privacyRequests.refuse": 409,
  "console.templates.update": 409,
  "console.templates.readPreview": 404,
  "console.templates.order": 409,
  "console.townHalls.update": 409,
  "console.paperLists.add": 422,
  "console.paperLists.update": 409,
  "console.countries.add": 422,
  "console.countries.update": 409,
  "console.districts.update": 409,
  "console.sliders.update": 409,
  "console.sliders.order": 409,
  "console.counters.order": 409,
  "console.siteLinks.order": 409,
  "console.paymentNumbers.order": 409,
  "console.introductions.update": 409,
  "console.videos.update": 409,
  "console.counters.update": 409,
  "console.siteLinks.update": 409,
  "console.visibilityOffers.update": 409,
  "console.posts.update": 409,
  "console.posts.publish": 409,
  "console.posts.unschedule": 409,
  "console.pages.update": 409,
  "console.pages.publish": 409,
  "console.pages.restore": 409,
  "console.pages.unschedule": 409,
  "console.payments.recordRefund": 409,
  "console.refunds.end": 409,
  "console.payments.settleLost": 409,
  // Another member of staff was admitted before.
  "console.settingChanges.approve": 404,
  "console.settingChanges.drop": 404,
  // Nothing is paid of the samples.
  "console.bookings.hold": 409,
  "console.bookings.lift": 409,
  "console.quotes.hold": 409,
  "console.quotes.lift": 409,
  // Several roles hold one part, one after the other.
  "console.orders.holdSuborder": 409,
  "console.orders.liftSuborderHold": 409,
  // The sums of the samples are not what the part costs.
  "console.orders.cancelSuborder": 409,
  "console.orders.refundSuborder": 409,
  ...rightfulContributions,
  // No transfer waits.
  "console.fabricOrders.returnTransfer": 404,
  "console.cardDesigns.update": 409,
  "console.campaigns.pause": 409,
  "console.campaigns.resume": 409,
  "console.campaigns.cancel": 409,
  "console.campaigns.retryFailed": 404,
  "console.campaigns.retry": 404,
  // Several roles make the calls about one name, credit or payout, one after the other.
  "console.senderNames.refuse": 409,
  "console.goodwillCredits.approve": 409,
  "console.goodwillCredits.drop": 409,
  "console.invoices.retry": 409,
  "console.invoices.record": 409,
  "console.payouts.approve": 409,
  "console.payouts.pay": 409,
  "console.payouts.fail": 409,
  "console.payouts.reverse": 409,
  "console.payouts.refuse": 409,
  "console.statements.link": 404,
  // The code of the sample is none.
  "payouts.providerNumbers.confirm": 422,
  "payouts.hostNumbers.confirm": 422,
  // What guests paid waits for 48 hours.
  "gifts.payouts.request": 409,
  "console.sessions.activation": 409,
  "console.sessions.activate": 409,
  "accounts.passwordReset.resetByPhone": 422,
  "accounts.phoneVerification.confirm": 422,
  "providers.smsChoice.confirmPhone": 422,
  // Nobody has asked for messages.
  "providers.smsChoice.sendTrial": 422,
  "accounts.facebook.token": 400,
  "accounts.facebook.complete": 400,
  // The campaign of the sample has already started.
  "campaigns.campaigns.releaseCampaign": 409,
  "campaigns.campaigns.cancelCampaign": 409,
  // Nothing that was earned may be paid out yet.
  "orders.earnings.requestPayout": 422,
  "notebook.sharing.leave": 409,
  "notebook.sharing.invitation": 404,
  "notebook.sharing.acceptInvitation": 404,
  "notebook.sharing.askToJoin": 404,
};

beforeAll(async () => {
  const actors = await castActors(app);
  const own = await furnish(app, actors.owner, actors.provider);
  const foreign = await furnish(app, actors.other, actors.otherProvider);
  const missing = missingOf(own);
  held.actors = actors;
  held.subjects = { own, foreign, missing };
});

function use(): { actors: Actors; subjects: Record<"own" | "foreign" | "missing", Subject> } {
  const { actors, subjects } = held;
  if (!actors || !subjects) throw new Error("The cast is made before the tests");
  return { actors, subjects };
}

/** What somebody who is not the owner must be answered, by the access that a call declares. */
const strangers: Record<string, Record<Exclude<Access, "staff">, number | null>> = {
  anonymous: { anyone: null, customer: 401, "verified-customer": 401, provider: 401 },
  "a forged token": { anyone: null, customer: 401, "verified-customer": 401, provider: 401 },
  provider: { anyone: null, customer: 403, "verified-customer": 403, provider: null },
  "another provider": { anyone: null, customer: 403, "verified-customer": 403, provider: null },
  ...Object.fromEntries(
    staffRoles.map((role) => [
      role,
      { anyone: null, customer: 403, "verified-customer": 403, provider: 403 },
    ]),
  ),
  unverified: { anyone: null, customer: null, "verified-customer": 403, provider: 403 },
};

/** The same for a call of the console: the policy decides among the roles of staff. */
function answerOfConsole(who: string, capability: Capability | undefined): number | null {
  const role = staffRoles.find((one) => one === who);
  if (role !== undefined) return mayStaff(role, capability) ? null : 403;
  return who === "anonymous" || who === "a forged token" ? 401 : 403;
}

/** These end sessions, so they come last, in this order, each with a session of its own. */
const ending: CallName[] = [
  "console.sessions.logout",
  "providers.sessions.logout",
  "accounts.sessions.logout",
  "accounts.sessions.endSessions",
  "accounts.dataExport.closeAccount",
];
/** Later than all others: the page of an event and the link of its album have no former address, and nothing of a provider is public once their page is withdrawn. */
const last: CallName[] = [
  "album.collection.renewLink",
  "eventPage.settings.changeAddress",
  "providers.profile.unpublish",
  ...ending,
];
const ordered = contractCalls.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));

/** The token by which somebody of the cast makes a call. */
async function tokenFor(name: CallName, who: string): Promise<string | null> {
  const { actors } = use();
  if (name === "providers.sessions.logout" && who.endsWith("provider"))
    return (await openSession(app, "provider1@exemple.test")).token;
  if (name === "console.sessions.logout" && staffRoles.some((role) => role === who))
    return (await openSession(app, `${who}@exemple.test`)).token;
  if (ending.includes(name) && (who === "owner" || who === "unverified"))
    return (await openSession(app, actors[who].email)).token;
  return actors.tokens[who as keyof Actors["tokens"]];
}

const named = contractCalls.filter(({ name }) => samples[name].byId);

/** Who may rightfully make a call: an admin for the console's, the provider for calls of theirs, the customer for all others. */
const rightfulCaller = (access: Access | undefined) =>
  access === "staff" ? "admin" : access === "provider" ? "provider" : "owner";

describe.each(named)("$method $path", ({ name, access }) => {
  it("answers alike for another's thing and for a missing one", async () => {
    const { actors, subjects } = use();
    const call = httpCaller(app, actors.tokens[rightfulCaller(access)]);
    const foreign = await call(name, samples[name].input(subjects.foreign));
    const missing = await call(name, samples[name].input(subjects.missing));
    expect(foreign.status).toBe(404);
    expect(missing).toEqual(foreign);
  });
});

describe.each(ordered)("$method $path", ({ name, access, capability }) => {
  const { input } = samples[name];

  it("declares who may make it", () => {
    expect(access).toBeDefined();
    expect(access === "staff").toBe(capability !== undefined);
  });

  const everybody =
    access === "staff" ? [...Object.keys(strangers), "owner"] : Object.keys(strangers);
  const others = everybody.filter((who) => who !== rightfulCaller(access));
  const declared = (who: string) =>
    access === "staff" ? answerOfConsole(who, capability) : strangers[who]?.[access ?? "anyone"];
  const statusFor = async (who: string) => {
    const token = await tokenFor(name, who);
    return (await httpCaller(app, token)(name, input(use().subjects.own))).status;
  };

  const refused = others.filter(declared);
  // All at once: a refused caller changes nothing for the next.
  if (refused.length > 0)
    it("refuses whom it does not admit, as declared", async () => {
      const answers = refused.map(async (who) => [who, await statusFor(who)]);
      expect(Object.fromEntries(await Promise.all(answers))).toEqual(
        Object.fromEntries(refused.map((who) => [who, declared(who)])),
      );
    });

  it.each(others.filter((who) => !declared(who)))("admits %s as declared", async (who) => {
    expect([...admitted, 404, rightful[name]]).toContain(await statusFor(who));
  });

  it("serves its rightful caller", async () => {
    const { subjects } = use();
    const token = await tokenFor(name, rightfulCaller(access));
    const { status, body } = await httpCaller(app, token)(name, input(subjects.own));
    expect({ status, body: status === (rightful[name] ?? 200) ? null : body }).toEqual({
      status: rightful[name] ?? 200,
      body: null,
    });
  });
});
