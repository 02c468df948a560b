import { fieldRefusal, refusal } from "@jdj/contract/glue/refusals";
import { and, eq, sql } from "drizzle-orm";
import { violatedKey } from "../../../database/faults.ts";
import type { Moment } from "../../../world.ts";
import type { EventWithType } from "../events/queries.ts";
import { checkGuest, type GuestForm } from "./check-guest.ts";
import { answerAfterToggle, phoneTaken } from "./guest.ts";
import { type GuestWithCategory, listCategories, listTakenPhones } from "./queries.ts";
import { guests } from "./tables.ts";

/** A guest's form when they are edited: `version` is the one that was shown, when it is sent. */
export interface ChangedGuestForm extends GuestForm {
  has_confirmed: number;
  version?: number | undefined;
}

/**
 * Changes a guest of an event.
 * @throws field errors (422); changed-meanwhile when the version sent is not the stored one
 */
export async function updateGuest(
  { db, now }: Moment,
  event: EventWithType,
  guest: GuestWithCategory,
  form: ChangedGuestForm,
): Promise<void> {
  const categories = await listCategories(db, event.eventTypeId);
  const { draft, errors } = checkGuest(form, new Set(categories.map(({ id }) => id)));
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);

  const answer = answerAfterToggle(guest.answer, form.has_confirmed === 1);
  const answered = answer === guest.answer ? {} : { answer, answeredAt: now };
  const shown = form.version ?? guests.version;
  try {
    const saved = await db
      .update(guests)
      .set({ ...draft, ...answered, version: sql`${guests.version} + 1` })
      .where(and(eq(guests.id, guest.id), eq(guests.eventId, event.id), eq(guests.version, shown)))
      .returning({ id: guests.id });
    if (saved.length === 0) throw refusal("changed-meanwhile");
  } catch (error) {
    if (violatedKey(error) !== "guests_phone_key") throw error;
    const name = (await listTakenPhones(db, event.id)).get(draft.phone1) ?? "";
    throw fieldRefusal({ phone_number_1: [phoneTaken(name)] });
  }
}
