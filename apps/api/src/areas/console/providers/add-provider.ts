import { fieldRefusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { goods } from "@jdj/contract/content/goods";
import { contentMessages } from "@jdj/contract/content/messages";
import { trades } from "@jdj/contract/content/trades";
import { eq } from "drizzle-orm";
import type { StaffContext } from "../../../http/answer.ts";
import { readPhone } from "../../../phone/phone.ts";
import { phoneErrors } from "../../content/vendors/apply-as-vendor.ts";
import { vendorApplications } from "../../content/vendors/tables.ts";
import { approveApplication } from "../../providers/applications/approve-application.ts";
import { towns } from "../../providers/towns/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";

/** What staff know of a new provider: what a request says. */
export interface NewProvider {
  kind: "provider" | "seller";
  company: string;
  contact_name: string;
  /** A code of `trades`, or of `goods` for a seller. */
  activity: string;
  town_id: number;
  phone: string;
  email: string;
  website: string | null;
  presentation: string;
}

/**
 * Creates a provider by hand: writes the request that they would have sent and approves it, so that
 * they get the link of activation, and an address with an account is extended.
 * @returns the provider @throws field errors (422)
 */
export async function addProvider(context: StaffContext, given: NewProvider): Promise<number> {
  const { now, author } = context;
  const { town_id: townId, contact_name: contactName, activity, ...rest } = given;
  const codes = given.kind === "seller" ? goods : trades;
  if (!Object.hasOwn(codes, activity))
    throw fieldRefusal({ activity: [contentMessages.tradeRequired] });
  const phone = readPhone(given.phone);
  if (!phone.ok) throw fieldRefusal({ phone: phoneErrors(given.phone) });
  return context.db.transaction(async (tx) => {
    const [town] = await tx.select({ name: towns.name }).from(towns).where(eq(towns.id, townId));
    if (!town) throw fieldRefusal({ town_id: [consoleMessages.choiceUnknown] });
    const [application] = await tx
      .insert(vendorApplications)
      .values({
        ...rest,
        contactName,
        trade: activity,
        town: town.name,
        phone: phone.e164,
        createdAt: now,
      })
      .returning({ id: vendorApplications.id });
    if (!application) throw new Error("The request was not written");
    const { providerId } = await approveApplication({ ...context, db: tx }, application.id);
    const { kind, company } = given;
    const change = { id: providerId, before: null, after: { kind, company, town: town.name } };
    await recordChange(tx, author, now, { action: "providers.add", ...change });
    return providerId;
  });
}
