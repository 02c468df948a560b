import { fieldRefusal } from "@jdj/contract/call/refusals";
import { contentMessages, oldNumberMessage } from "@jdj/contract/content/messages";
import { displayPhone } from "@jdj/french/phone";
import { and, eq, gt, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { readPhone } from "../../../phone/phone.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
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

/**
 * Stores a vendor's request for an account; a request sent twice is stored once.
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
  const { db, now } = context;
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
    await tx.insert(vendorApplications).values({ ...rest, phone: read.e164, createdAt: now });
  });
}
