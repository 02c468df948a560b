import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { oldNumberMessage } from "@jdj/contract/content/messages";
import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import { quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import type { ContactType } from "@jdj/contract/quotes/shapes";
import { displayPhone } from "@jdj/french/phone";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { findCurrentEvent } from "../../notebook/events/queries.ts";
import { raiseLead } from "../../providers/lead-alerts/raise-lead.ts";
import { providerServices, providers } from "../../providers/tables.ts";
import { countRequest } from "../../providers/views/count-views.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { addMessage } from "../chat/add-message.ts";
import { quoteMessages } from "../chat/tables.ts";
import { notifySide } from "../emails/notify-side.ts";
import { quoteRequests } from "./tables.ts";

/** The same text to the same provider within ten minutes is the same request. */
const SAME_MS = 600_000;

/** What a customer asks for. */
export interface NewRequest {
  givenNames: string;
  email: string;
  /** As it was typed. */
  phone: string;
  message: string;
  type: ContactType;
  providerId: number;
  service: string | null;
  serviceTypeId: number | null;
  package: { id: number; name: string } | null;
}

type Provider = typeof providers.$inferSelect;

/** The errors of a phone number as it was typed; none when it is one. */
export function phoneErrors(text: string): string[] {
  const read = readPhone(text);
  if (read.ok) return [];
  if (read.repaired !== undefined) return [oldNumberMessage(displayPhone(read.repaired))];
  return [read.reason === "empty" ? sentences.phoneRequired : sentences.phoneInvalid];
}

function readNumber(text: string): string {
  const read = readPhone(text);
  if (read.ok) return read.e164;
  const errors: FieldErrors = { phone_number: phoneErrors(text) };
  throw fieldRefusal(errors);
}

/** The service that is asked for: the one that was named, or the provider's first. */
async function findService(
  db: Database,
  { providerId, serviceTypeId }: Pick<NewRequest, "providerId" | "serviceTypeId">,
): Promise<{ id: number; name: string } | null> {
  const rows = await db
    .select({ id: serviceTypes.id, name: serviceTypes.name })
    .from(providerServices)
    .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .where(eq(providerServices.providerId, providerId))
    .orderBy(serviceTypes.position, serviceTypes.id);
  return rows.find(({ id }) => id === serviceTypeId) ?? rows[0] ?? null;
}

/**
 * Asks a provider for a quote; the message opens the conversation. The same text to the same
 * provider within ten minutes is the same request.
 * @throws not-found (404) for a provider who is not shown; a field error at `phone_number`;
 * too-many-requests past 15 an hour
 */
export async function createRequest(
  context: RequestContext,
  { user, customer }: CustomerActor,
  asked: NewRequest,
): Promise<{ id: number; provider: Provider }> {
  const { db, now } = context;
  const phone = readNumber(asked.phone);
  const { providerId } = asked;
  const [provider] = await db
    .select()
    .from(providers)
    .where(
      and(
        eq(providers.id, providerId),
        isNotNull(providers.publishedAt),
        isNull(providers.suspendedAt),
      ),
    );
  if (!provider) throw refusal("not-found");
  await consumeRateLimit(limits.quoteRequest, String(customer.id), context);
  const service = await findService(db, asked);
  const event = await findCurrentEvent(db, customer.id);
  const customerId = customer.id;
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`quote ${customerId}`}, 2))`,
    );
    const [same] = await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .innerJoin(quoteMessages, eq(quoteMessages.requestId, quoteRequests.id))
      .where(
        and(
          eq(quoteRequests.customerId, customerId),
          eq(quoteRequests.providerId, providerId),
          gt(quoteRequests.createdAt, new Date(now.getTime() - SAME_MS)),
          eq(quoteMessages.body, asked.message),
        ),
      );
    if (same) return { id: same.id, provider };
    const [request] = await tx
      .insert(quoteRequests)
      .values({
        customerId,
        providerId,
        eventId: event?.id ?? null,
        serviceTypeId: service?.id ?? null,
        service: asked.service ?? asked.package?.name ?? service?.name ?? provider.name,
        packageId: asked.package?.id ?? null,
        packageName: asked.package?.name ?? null,
        type: asked.type,
        givenNames: asked.givenNames,
        email: asked.email,
        phone,
        lastMessage: "",
        lastMessageAt: now,
        changedAt: now,
        createdAt: now,
      })
      .returning();
    if (!request) throw new Error("The request was not written");
    await countRequest(tx, providerId, now);
    const party = { side: "customer", userId: user.id } as const;
    await tx.insert(quoteMessages).values({
      requestId: request.id,
      side: party.side,
      userId: user.id,
      body: quoteStatusLabels.TO_BE_TREATED,
      status: "TO_BE_TREATED",
      isTransition: true,
      createdAt: now,
    });
    await addMessage(tx, context, request, party, { body: asked.message });
    const from = nameForStrangers(asked.givenNames, "Un client");
    const detail = `${from} : ${request.service}`;
    await notifySide({ ...context, db: tx }, request, "provider", {
      kind: "quote-requested",
      detail,
    });
    await raiseLead({ ...context, db: tx }, providerId, {
      kind: "request",
      subjectId: request.id,
    });
    return { id: request.id, provider };
  });
}

/** Where a customer goes on after a request: a phone call, WhatsApp, the provider's site; null for none. */
export function followUp(
  type: ContactType,
  provider: Pick<Provider, "phone" | "whatsapp" | "website">,
) {
  const { phone, whatsapp, website } = provider;
  if (type === "PHONE" && phone !== null) return `tel:${phone}`;
  const number = whatsapp ?? phone;
  if (type === "WHATSAPP" && number !== null) return `https://wa.me/${number.replace(/\D/g, "")}`;
  if (type === "WEBSITE" && website !== null && /^https?:\/\//.test(website)) return website;
  return null;
}
