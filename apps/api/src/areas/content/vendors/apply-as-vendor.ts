import { fieldRefusal } from "@jdj/contract/call/refusals";
import { contentMessages, oldNumberMessage } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { users } from "../../identity/users/tables.ts";
import { vendorApplications } from "./tables.ts";

/** The same company from the same address within a day is the same request. */
const SAME_MS = 86_400_000;

/** What somebody asks to be: a provider of the directory, or a seller of the marketplace. */
type VendorKind = (typeof vendorApplications.$inferSelect)["kind"];

/** The errors of a number as entered; empty when it is valid. */
export function phoneErrors(text: string): string[] {
  const read = readPhone(text);
  if (read.ok) return [];
  return read.repaired === undefined
    ? [contentMessages.phoneInvalid]
    : [oldNumberMessage(displayPhone(read.repaired))];
}

/** Whether a provider has proven this address. */
async function hasAccount(tx: Database, email: string): Promise<boolean> {
  const [held] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.email, email), eq(users.role, "PROVIDER"), isNotNull(users.emailVerifiedAt)),
    );
  return held !== undefined;
}

/**
 * Stores a vendor's request for an account, tells staff and confirms it by email, which alone says whether the
 * address has an account; a request sent twice is stored once.
 * @throws a field refusal when the number is invalid
 */
export async function applyAsVendor(
  context: RequestContext,
  application: Omit<
    typeof vendorApplications.$inferInsert,
    "id" | "handledAt" | "createdAt" | "phone" | "kind"
  > & { kind: VendorKind; phoneText: string },
  address: string,
): Promise<void> {
  const { db, jobs, now, settings } = context;
  const { phoneText, ...rest } = application;
  const read = readPhone(phoneText);
  if (!read.ok) throw fieldRefusal({ phone_number: phoneErrors(phoneText) });
  await consumeRateLimit(limits.contactAddress, address, context);
  await consumeRateLimit(limits.contact, rest.email.toLowerCase(), context);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${rest.email}, 2))`);
    const [same] = await tx
      .select({ id: vendorApplications.id })
      .from(vendorApplications)
      .where(
        and(
          eq(vendorApplications.email, rest.email),
          eq(vendorApplications.company, rest.company),
          eq(vendorApplications.kind, rest.kind),
          gt(vendorApplications.createdAt, new Date(now.getTime() - SAME_MS)),
        ),
      );
    if (same) return;
    const [asked] = await tx
      .insert(vendorApplications)
      .values({ ...rest, phone: read.e164, createdAt: now })
      .returning({ id: vendorApplications.id });
    await tellStaff(tx, now, {
      ...{ kind: "application", title: "Une demande de boutique attend" },
      page: `applications/${asked?.id}/show`,
    });
    const isKnown = await hasAccount(tx, rest.email);
    await jobs.enqueue(tx, "send-email", {
      kind: isKnown ? "application-known" : "application-received",
      to: rest.email,
      props: {
        shopName: nameForStrangers(rest.company, "votre boutique"),
        link: settings.publicUrl + at(isKnown ? "proSignIn" : "onboarding"),
      },
    });
  });
}
