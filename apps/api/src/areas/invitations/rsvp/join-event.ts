import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import type { Civility } from "@jdj/contract/person/civility";
import { tidyEmail } from "@jdj/contract/person/email";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { raiseNotice } from "../../identity/notices/raise-notice.ts";
import type { events } from "../../notebook/events/tables.ts";
import { couplePhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import { joinRequests } from "./tables.ts";

/** The form by which somebody adds themselves. */
export interface JoinForm {
  civility: Civility;
  last_name: string;
  given_names: string;
  email: string | null;
  phone_number_1: string;
  phone_number_2: string | null;
}

/**
 * Saves a join request until the hosts decide. The guest list is not changed: whoever has the link must
 * not change a guest of it. The same phone again updates the request.
 * @throws field errors (422)
 */
export async function joinEvent(
  context: RequestContext,
  event: Pick<typeof events.$inferSelect, "id" | "name">,
  form: JoinForm,
): Promise<void> {
  const { db, now } = context;
  const errors: FieldErrors = {};
  const read = (name: "phone_number_1" | "phone_number_2", text: string): string => {
    // The specification: 21 to 22 characters under the mask.
    const reading = readContact(text, couplePhone);
    if (reading.ok) return reading.e164;
    errors[name] = reading.messages;
    return text;
  };
  const request = {
    civility: form.civility,
    lastName: form.last_name,
    givenNames: form.given_names,
    email: form.email === null ? null : tidyEmail(form.email),
    phone2: form.phone_number_2 === null ? null : read("phone_number_2", form.phone_number_2),
    askedAt: now,
  };
  const phone1 = read("phone_number_1", form.phone_number_1);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const { id: eventId, name } = event;
  const who = nameForStrangers(`${form.given_names} ${form.last_name}`, "Quelqu’un");
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(joinRequests)
      .values({ eventId, phone1, ...request })
      .onConflictDoUpdate({ target: [joinRequests.eventId, joinRequests.phone1], set: request })
      // The same phone again changes what waits: it is told once.
      .returning({ isNew: sql<boolean>`xmax = 0` });
    if (asked?.isNew)
      await raiseNotice({ ...context, db: tx }, readersOf(eventId, "guests:read"), {
        ...{ kind: "self-added", title: `${who} demande à être ajouté à vos invités` },
        ...{ text: name, who, path: at("responses"), eventId },
        joinKey: `self-added:${eventId}`,
      });
  });
}
