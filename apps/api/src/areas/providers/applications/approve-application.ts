import { escapeHtml } from "@jdj/contract/content/escape-html";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { writeInvitation } from "../invitations/write-invitation.ts";
import { notifyProvider } from "../notices/notify-provider.ts";
import { providerServices, providers, sellers } from "../tables.ts";
import { findAccount } from "../team/find-account.ts";
import { listMembers } from "../team/list-members.ts";
import { towns } from "../towns/tables.ts";
import { lockUndecided } from "./lock-undecided.ts";
import { providerApplications } from "./tables.ts";

/** The longest short description, in characters: what a card of the directory shows. */
const SHORT = 300;

/** The service with which a shop of each trade begins, by the code of the reference; its team changes it. */
const firstService: Readonly<Record<string, string>> = {
  reception: "venue",
  catering: "catering",
  decoration: "decoration",
  beauty: "hair-and-makeup",
  images: "photography",
  music: "dj",
  planning: "wedding-planning",
  transport: "car-rental",
  printing: "stationery",
};

/** A text of several paragraphs as the HTML of a provider's page. */
function asHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join("");
}

/** The beginning of a text on one line, cut between words. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= SHORT) return line;
  return `${line.slice(0, SHORT - 1).replace(/\s+\S*$/, "")}…`;
}

type Application = typeof vendorApplications.$inferSelect;

async function addFirstService(tx: Database, providerId: number, trade: string): Promise<void> {
  const code = firstService[trade];
  if (code === undefined) return;
  const [service] = await tx
    .select({ id: serviceTypes.id })
    .from(serviceTypes)
    .where(and(eq(serviceTypes.code, code), isNull(serviceTypes.archivedAt)));
  if (service) await tx.insert(providerServices).values({ providerId, serviceTypeId: service.id });
}

/** Writes the shop of a request, not published yet. @returns its number */
async function writeShop(tx: Database, application: Application, now: Date): Promise<number> {
  const { company, kind, trade, town, phone, email, website, presentation } = application;
  const [known] = await tx
    .select({ id: towns.id })
    .from(towns)
    .where(sql`lower(unaccent(${towns.name})) = lower(unaccent(${town.trim()}))`);
  const [provider] = await tx
    .insert(providers)
    .values({
      name: company,
      shortDescription: beginningOf(presentation),
      description: asHtml(presentation),
      townId: known?.id ?? null,
      phone,
      email,
      website,
      createdAt: now,
    })
    .returning({ id: providers.id });
  if (!provider) throw new Error("The provider was not written");
  // A seller named goods, not a trade.
  if (kind !== "seller") await addFirstService(tx, provider.id, trade);
  return provider.id;
}

/** Adds what a request asks for to a provider who has an account: sales, or the directory. */
async function extendAccount(
  context: RequestContext,
  providerId: number,
  { id: applicationId, kind, presentation, email }: Application,
): Promise<void> {
  const { db: tx, now } = context;
  if (kind === "seller")
    await tx
      .insert(sellers)
      .values({ providerId, presentation, sellsOnly: false, openedAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: sellers.providerId,
        set: { openedAt: sql`coalesce(${sellers.openedAt}, ${now.toISOString()}::timestamptz)` },
      });
  else await tx.update(sellers).set({ sellsOnly: false }).where(eq(sellers.providerId, providerId));
  if ((await listMembers(tx, providerId)).length > 0) {
    await notifyProvider(context, providerId, { kind: "account-extended", path: at("pro") });
    return;
  }
  const [shop] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, providerId));
  const shopName = shop?.name ?? "";
  await writeInvitation(context, { providerId, shopName, email, role: "owner", applicationId });
}

/**
 * Approves a vendor's request: creates their shop, not published yet, with what the request says, and
 * invites its sender to activate the account. The shop of a seller is open in the marketplace, and not
 * meant for the directory. Where the address has an account, that account is extended instead.
 * @returns the provider, and whether it was there before
 * @throws not-found; application-decided
 */
export async function approveApplication(
  context: RequestContext,
  applicationId: number,
): Promise<{ providerId: number; isKnown: boolean }> {
  const { now } = context;
  return context.db.transaction(async (tx) => {
    const inTransaction = { ...context, db: tx };
    const application = await lockUndecided(tx, applicationId);
    const { company, email, presentation, kind } = application;
    // Two requests of one address may be approved at the same time.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 3))`,
    );
    const known = await findAccount(tx, email, now);
    const providerId = known ?? (await writeShop(tx, application, now));
    await tx
      .update(vendorApplications)
      .set({ decision: "approved", handledAt: now })
      .where(eq(vendorApplications.id, applicationId));
    await tx.insert(providerApplications).values({ applicationId, providerId });
    await markPageSeenTo(tx, now, `applications/${applicationId}/show`);
    if (known !== null) {
      await extendAccount(inTransaction, known, application);
      return { providerId, isKnown: true };
    }
    if (kind === "seller")
      await tx
        .insert(sellers)
        .values({ providerId, presentation, sellsOnly: true, openedAt: now, createdAt: now });
    await writeInvitation(inTransaction, {
      providerId,
      shopName: company,
      email,
      role: "owner",
      applicationId,
    });
    return { providerId, isKnown: false };
  });
}
