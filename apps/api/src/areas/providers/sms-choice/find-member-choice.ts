import { quietByDefault } from "@jdj/contract/providers/lead-alerts";
import type { MemberSmsChoice } from "@jdj/contract/providers/sms-choice";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { findSmsChoice } from "../../accounts/sms-choice/find-sms-choice.ts";
import { providerMembers } from "../team/tables.ts";

/** By what a member of a team gets messages on their phone, and when leads wait. */
export async function findMemberChoice(
  context: Pick<RequestContext, "db" | "settings">,
  userId: number,
): Promise<MemberSmsChoice> {
  const { db, settings } = context;
  const choice = await findSmsChoice(context, userId);
  const [member] = await db
    .select({
      channel: providerMembers.alertChannel,
      quiet_from: providerMembers.quietFrom,
      quiet_until: providerMembers.quietUntil,
    })
    .from(providerMembers)
    .where(eq(providerMembers.userId, userId));
  const { from: quiet_from, until: quiet_until } = quietByDefault;
  const alerts = member ?? { channel: "sms" as const, quiet_from, quiet_until };
  const opens_whatsapp = !settings.closedServices.includes("whatsapp-notices");
  return { ...choice, ...alerts, opens_whatsapp };
}
