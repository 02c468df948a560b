import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import {
  MOST_SENDER_NAMES,
  senderNameMessages,
} from "@jdj/contract/campaigns/sender-name-messages";
import { and, count, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { violatedKey } from "../../../database/errors.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { events } from "../../notebook/events/tables.ts";
import { imitates } from "./imitating-names.ts";
import { senderNames } from "./tables.ts";

/**
 * Asks for a name under which the SMS of an event may leave.
 * @param asked a checked name; `userId` is who asks
 * @throws 422 at `name` for one that imitates somebody, or is in the list; sender-names-full;
 *   too-many-requests above 10 in a day
 */
export async function requestSenderName(
  context: RequestContext,
  { eventId, userId, name }: { eventId: number; userId: number; name: string },
): Promise<void> {
  const { db, now, settings } = context;
  if (imitates(name, settings.brand)) throw fieldRefusal({ name: [senderNameMessages.reserved] });
  await consumeRateLimit(limits.senderName, `event ${eventId}`, context);
  await db
    .transaction(async (tx) => {
      // Two requests at once would each count the same names.
      await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for("update");
      const [asked] = await tx
        .insert(senderNames)
        .values({ eventId, name, requestedBy: userId, createdAt: now })
        .returning({ id: senderNames.id });
      const open = inArray(senderNames.state, ["requested", "approved"]);
      const [row] = await tx
        .select({ count: count() })
        .from(senderNames)
        .where(and(eq(senderNames.eventId, eventId), open));
      if ((row?.count ?? 0) > MOST_SENDER_NAMES) throw refusal("sender-names-full");
      await tellStaff(tx, now, {
        ...{ kind: "sender-name", title: "Un nom d’expéditeur attend votre décision" },
        page: `sender-names/${asked?.id}/show`,
      });
    })
    .catch((error: unknown) => {
      if (violatedKey(error) === "sender_names_name_key")
        throw fieldRefusal({ name: [senderNameMessages.alreadyAsked] });
      throw error;
    });
}
