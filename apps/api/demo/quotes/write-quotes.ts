import type { QuoteStatus } from "@jdj/contract/quotes/quote-state";
import { and, asc, eq, like } from "drizzle-orm";
import { type AppContext, calendarDate, type RequestContext } from "../../src/app-context.ts";
import type { CustomerActor } from "../../src/areas/identity/sessions/queries.ts";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { providers } from "../../src/areas/providers/tables.ts";
import { markRead } from "../../src/areas/quotes/chat/mark-read.ts";
import { sendMessage } from "../../src/areas/quotes/chat/send-message.ts";
import { sendQuote } from "../../src/areas/quotes/offers/send-quote.ts";
import { createRequest } from "../../src/areas/quotes/quote-requests/create-request.ts";
import type { Party } from "../../src/areas/quotes/quote-requests/party.ts";
import { quoteRequests } from "../../src/areas/quotes/quote-requests/tables.ts";
import { transitionRequest } from "../../src/areas/quotes/quote-requests/transition-request.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { addDays, baseDay, instantOn } from "../couple/base-day.ts";
import { pastContext } from "../couple/past-context.ts";
import { catererConversations, otherCustomers } from "./caterer-conversations.ts";
import { type ChatFiles, storeChatFiles } from "./chat-files.ts";
import type { DemoConversation, Step } from "./conversation.ts";
import { coupleConversations } from "./couple-conversations.ts";

/** A mobile number that nobody holds. */
const PHONE = "+2250700000001";

/** The conditions of every quote of the demonstration. */
const TERMS =
  "Le solde se règle au plus tard la veille de la fête. Le nombre d’invités peut changer jusqu’à sept jours avant.";

/** Whether the requests of the demonstration were written. */
async function hasQuotes(db: Database): Promise<boolean> {
  const [found] = await db.select({ id: quoteRequests.id }).from(quoteRequests).limit(1);
  return found !== undefined;
}

async function findCustomer(db: Database, email: string): Promise<CustomerActor> {
  const [row] = await db
    .select({ user: users, customer: customers })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.email, email));
  if (!row) throw new Error(`${email} has no account`);
  return { sessionId: 0, ...row };
}

/** An invented customer who cannot sign in: no password, no proven address. */
async function writeCustomer(tx: Database, [givenNames, lastName]: readonly [string, string]) {
  const name = `${givenNames} ${lastName}`;
  const [user] = await tx
    .insert(users)
    .values({ role: "CUSTOMER", name, givenNames, lastName })
    .returning();
  if (!user) throw new Error("The customer was not written");
  const [customer] = await tx.insert(customers).values({ userId: user.id }).returning();
  if (!customer) throw new Error("The customer was not written");
  return { sessionId: 0, user, customer };
}

/** The user who answers for every provider of the demonstration; null before they have an account. */
async function findTeamUser(db: Database): Promise<number | null> {
  const [user] = await db.select().from(users).where(eq(users.email, cast.provider.email));
  return user?.id ?? null;
}

function findProviders(db: Database, name: string) {
  return db
    .select({ id: providers.id })
    .from(providers)
    .where(and(like(providers.name, `${name}%`), eq(providers.demonstration, true)))
    .orderBy(asc(providers.id))
    .limit(1);
}

/**
 * Writes the quote requests of the demonstration, once: the couple's in every status, and the
 * caterer's full inbox. Everything goes through the acts, at its time before the base day.
 */
export async function writeDemoQuotes(app: AppContext): Promise<void> {
  const { db } = app;
  if (await hasQuotes(db)) return;
  const teamUserId = await findTeamUser(db);
  if (teamUserId === null) return;
  const base = baseDay(calendarDate(app.clock()));
  const awa = await findCustomer(db, cast.customer.email);
  const files = await storeChatFiles(app, awa.customer.id);
  await db.transaction(async (tx) => {
    const others: CustomerActor[] = [];
    for (const name of otherCustomers) others.push(await writeCustomer(tx, name));
    const nina = await findCustomer(tx, cast.incomplete.email);
    const actorOf = (customer: DemoConversation["customer"]) =>
      (customer === "awa" ? awa : customer === "nina" ? nina : others[customer]) ?? awa;
    for (const conversation of [...coupleConversations, ...catererConversations]) {
      const actor = actorOf(conversation.customer);
      await writeConversation({ app, tx, base, files, teamUserId }, conversation, actor);
    }
  });
}

/** What writing a conversation needs. */
interface Writing {
  app: AppContext;
  tx: Database;
  base: string;
  files: ChatFiles;
  teamUserId: number;
}

async function writeConversation(
  { app, tx, base, files, teamUserId }: Writing,
  { provider: name, steps, unreadBy }: DemoConversation,
  actor: CustomerActor,
): Promise<void> {
  const [provider] = await findProviders(tx, name);
  const [opening, ...others] = steps;
  if (!provider || opening?.[2] !== "customer") return;
  const contextAt = ([before, time]: Step) =>
    pastContext(app, tx, instantOn(addDays(base, -before), time));
  const { id } = await createRequest(contextAt(opening), actor, {
    givenNames: actor.user.givenNames,
    email: actor.user.email ?? "client@exemple.ci",
    phone: PHONE,
    message: opening[3],
    type: "MESSAGE",
    providerId: provider.id,
    service: null,
    serviceTypeId: null,
    package: null,
  });
  const sides = {
    customer: { side: "customer", ownerId: actor.customer.id, userId: actor.user.id },
    provider: { side: "provider", ownerId: provider.id, userId: teamUserId },
  } as const;
  const started = others.find((step) => step[3] === "IN_PROGRESS");
  const serviceDay = started && addDays(base, -started[0]);
  for (const step of others)
    await take(contextAt(step), id, step, { sides, files, base, serviceDay });
  const last = { id, messageId: Number.MAX_SAFE_INTEGER };
  const readers = (["customer", "provider"] as const).filter((side) => side !== unreadBy);
  for (const side of readers)
    await markRead(contextAt(others.at(-1) ?? opening), sides[side], last);
}

/** Takes one step of a conversation. */
async function take(
  context: RequestContext,
  id: number,
  step: Step,
  {
    sides,
    files,
    base,
    serviceDay,
  }: {
    sides: Record<"customer" | "provider", Party>;
    files: ChatFiles;
    base: string;
    /** The day on which the service starts in the conversation; undefined for that of the event. */
    serviceDay: string | undefined;
  },
): Promise<void> {
  const [, , deed] = step;
  const side = deed.startsWith("customer") ? sides.customer : sides.provider;
  if (deed === "quote") {
    const [, , , lines, validDays, deposit] = step;
    const validUntil = addDays(base, validDays - 10);
    return sendQuote(context, side, {
      ...{ id, lines, deposit, serviceDay },
      ...{ discount: 0, taxPercent: 0, terms: TERMS, instalments: [] },
      validUntil: later(validUntil, context),
    });
  }
  const [, , , what] = step;
  if (deed === "customer" || deed === "provider") {
    await sendMessage(context, side, { id, message: what });
    return;
  }
  if (deed === "customer moves" || deed === "provider moves")
    return transitionRequest(context, side, { id, status: what as QuoteStatus });
  const file = files.get(what);
  if (file) await sendMessage(context, side, { id, message: file.name, fileId: file.id });
}

/** A day of validity that is not before the quote itself. */
function later(day: string, { now }: RequestContext): string {
  const soonest = addDays(calendarDate(now), 7);
  return day < soonest ? soonest : day;
}
