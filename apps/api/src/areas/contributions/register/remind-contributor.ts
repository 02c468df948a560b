import { fieldRefusal } from "@jdj/contract/call/refusals";
import { contributionMessages } from "@jdj/contract/contributions/messages";
import { at } from "@jdj/contract/paths/addresses";
import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { findContributor, lockOpenRegister } from "./queries.ts";
import { readRegister } from "./read-register.ts";
import { contributors } from "./tables.ts";

/** What a reminder says, with the personal link. Nothing in it is wider than one message needs. */
function reminderText(
  { name, left, event }: { name: string; left: number; event: string },
  link: string,
): string {
  const asked =
    left > 0
      ? `il reste ${fcfa(left).replaceAll("\u00a0", " ").replaceAll("\u202f", " ")} de votre cotisation`
      : "vous pouvez verser votre cotisation";
  return `Bonjour ${name}, pour ${event}, ${asked}. Par mobile money, en plusieurs fois si vous voulez. ${link}`;
}

/**
 * Notes a reminder, which the member's own phone sends.
 * @returns what the phone opens
 * @throws not-found; register-closed (409); 422 at `by` without a number, and where nothing is left
 */
export async function remindContributor(
  { db, now, settings }: Pick<RequestContext, "db" | "now" | "settings">,
  event: EventWithType,
  { id, customerId }: { id: number; customerId: number },
  by: "whatsapp" | "sms",
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockOpenRegister(tx, event);
    const { phone, token } = await findContributor(tx, event.id, id);
    if (phone === null) throw fieldRefusal({ by: [contributionMessages.phoneMissing] });
    const register = await readRegister(tx, event.id, { customerId, role: event.role });
    const person = register.contributors.find((one) => one.id === id);
    const left = person?.left_fcfa ?? 0;
    if (left === 0 && (person?.pledged_fcfa ?? 0) > 0)
      throw fieldRefusal({ by: [contributionMessages.nothingLeft] });
    await tx.update(contributors).set({ remindedAt: now }).where(eq(contributors.id, id));
    const link = settings.publicUrl + at("contribution", { token });
    const about = { name: person?.name ?? "", left, event: event.name };
    const body = encodeURIComponent(reminderText(about, link));
    return by === "sms"
      ? `sms:${phone}?body=${body}`
      : `https://wa.me/${phone.replace(/\D/g, "")}?text=${body}`;
  });
}
