import { channelIds } from "@jdj/contract/cards/channel-ids";
import type { Client } from "@jdj/contract/client";
import { and, eq } from "drizzle-orm";
import type { Api } from "../src/app.ts";
import { type AppContext, calendarDate, requestContext } from "../src/app-context.ts";
import { addStaff } from "../src/areas/identity/users/add-staff.ts";
import { customers, users } from "../src/areas/identity/users/tables.ts";
import { events } from "../src/areas/notebook/events/tables.ts";
import { giveCredit } from "../src/areas/payments/credit/credit.ts";
import { DEMO_PASSWORD } from "../src/crypto/password.ts";
import { makeCaller } from "../src/http/caller.ts";
import { makeHandlers } from "../src/job-handlers.ts";
import { listCaughtMessages } from "../src/mail-catcher/queries.ts";
import { cast } from "./cast.ts";
import { mayWriteDemonstration } from "./find-data.ts";
import { demoGuests } from "./guests.ts";
import { renewDemoOffers } from "./offers.ts";
import { writeDemoProviders } from "./providers.ts";
import { writeDemoTownHalls } from "./town-halls.ts";

const GUESTS = 150;
const FIRST_CREDIT = 5;

function speakAs(api: Api, token: string | null): Client {
  const from = token === null ? null : "header";
  return api.client(
    makeCaller({ token, tokenFrom: from, address: "127.0.0.1", device: "demonstration" }),
  );
}

async function isKnown({ db }: AppContext, email: string): Promise<boolean> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found !== undefined;
}

/** A Saturday about four months from now, so that the notebook shows a useful countdown. */
function demoWeddingDate(now: Date): string {
  const day = new Date(now.getTime() + 120 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + (6 - day.getUTCDay()));
  return calendarDate(day);
}

async function registerOnce(
  app: AppContext,
  api: Api,
  person: typeof cast.customer | typeof cast.provider | typeof cast.incomplete,
): Promise<void> {
  if (await isKnown(app, person.email)) return;
  const stranger = speakAs(api, null);
  const { data: types } = await stranger.notebook.events.eventTypes();
  await stranger.accounts.registration.register({
    type: person === cast.provider ? "provider" : "customer",
    last_name: person.lastName,
    given_names: person.givenNames,
    civility: person.civility,
    email: person.email,
    ...("phone" in person ? { phone_number_1: person.phone } : {}),
    password: DEMO_PASSWORD,
    dob: person.dob,
    event_type_id: types[0]?.id ?? 1,
    wedding_date: demoWeddingDate(app.clock()),
    terms: true,
    newsletter: false,
  });
}

async function verifyOnce(app: AppContext, api: Api, awa: Client): Promise<void> {
  const user = await awa.accounts.sessions.user();
  if (user.email_verified_at !== null) return;
  await awa.accounts.emailVerification.resend({ to: String(user.id) });
  await app.jobs.drain(makeHandlers(app));
  const sentEmail = (await listCaughtMessages(app.db)).find(
    ({ to, kind }) => to === user.email && kind === "email-verification",
  );
  const [token, email] = sentEmail?.links[0]?.split("/").slice(-2) ?? [];
  if (token === undefined || email === undefined)
    throw new Error("The verification letter did not come");
  await speakAs(api, null).accounts.emailVerification.verify({
    token,
    email: decodeURIComponent(email),
  });
}

async function writeNotebookOnce(awa: Client, eventId: number): Promise<void> {
  const marrieds = await awa.notebook.couple.marriedsByEvent({ eventId });
  if (marrieds.every(({ pivot }) => pivot === null)) {
    await awa.notebook.couple.saveCouple({
      event_id: eventId,
      persons: marrieds.map(({ id, gender }) => {
        const { email, givenNames, lastName, phone } = gender === "F" ? cast.customer : cast.groom;
        return {
          married_id: id,
          last_name: lastName,
          given_names: givenNames,
          email,
          phone_number_1: phone,
          phone_number_2: null,
        };
      }),
    });
  }
  if ((await awa.notebook.guests.guestsByEvent({ eventId })).length > 0) return;
  const categories = await awa.notebook.guests.categories();
  const rows = demoGuests(
    GUESTS,
    categories.map(({ id }) => id),
  );
  await awa.notebook.guests.addGuests(rows.map((row) => ({ event_id: eventId, ...row })));
}

/** A first credit, so that a paid campaign is partly covered and the remainder must be paid. */
async function giveFirstCredit({ db }: AppContext, customerId: number): Promise<void> {
  for (const channelId of [channelIds.sms, channelIds.whatsapp]) {
    const key = `demonstration:${customerId}:${channelId}`;
    await db.transaction((tx) =>
      giveCredit(tx, { customerId, channelId, units: FIRST_CREDIT, reason: "gift", key }),
    );
  }
}

/** Sets an account to the state in which the former site left it: address proven, dates unknown. */
async function clearDates({ db, clock }: AppContext, email: string): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: clock() }).where(eq(users.email, email));
  const [found] = await db
    .update(customers)
    .set({ dob: null })
    .from(users)
    .where(and(eq(users.id, customers.userId), eq(users.email, email)))
    .returning({ id: customers.id });
  if (found)
    await db.update(events).set({ weddingDate: null }).where(eq(events.customerId, found.id));
}

/** An account of the demonstration that can sign in. */
export interface DemoAccount {
  role: string;
  email: string;
}

/**
 * Loads the demonstration data through the product's own calls, into a database without other
 * accounts. Existing data is left unchanged, so that it may run at each start and continue an
 * interrupted load.
 */
export async function loadDemonstration(app: AppContext, api: Api): Promise<DemoAccount[]> {
  if (!(await mayWriteDemonstration(app.db))) return [];
  const { customer, incomplete, provider, staff } = cast;
  // Providers and staff are not listed: there is no page yet on which they could sign in.
  const accounts = [customer, incomplete].map(({ role, email }) => ({ role, email }));
  await writeDemoTownHalls(app.db);
  await writeDemoProviders(app.db);
  await renewDemoOffers(app);
  if (await isKnown(app, staff.email)) return accounts;
  await registerOnce(app, api, customer);
  const { token } = await speakAs(api, null).accounts.sessions.login({
    email: customer.email,
    password: DEMO_PASSWORD,
  });
  const awa = speakAs(api, token);
  await verifyOnce(app, api, awa);
  const user = await speakAs(api, token).accounts.sessions.user();
  const eventId = user.customer?.current_event?.id;
  if (eventId === undefined) throw new Error("The demonstration's couple has no event");
  await writeNotebookOnce(speakAs(api, token), eventId);
  if (user.customer) await giveFirstCredit(app, user.customer.id);
  await registerOnce(app, api, incomplete);
  await clearDates(app, incomplete.email);
  await registerOnce(app, api, provider);
  await addStaff(requestContext(app), { ...staff, password: DEMO_PASSWORD });
  return accounts;
}
