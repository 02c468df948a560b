import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { Guest } from "@jdj/contract/notebook/guests";
import { and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { violatedKey } from "../../../database/errors.ts";
import type { EventWithType } from "../events/queries.ts";
import { changeSeats } from "../group-links/move-up-waiting-list.ts";
import { changedRows } from "../saving/changed-rows.ts";
import { checkGuest, type GuestForm } from "./check-guest.ts";
import { answerAfterToggle, phoneTaken } from "./guest.ts";
import { guestColumns, listTakenPhones } from "./queries.ts";
import { guests } from "./tables.ts";
import { knownCategories } from "./unsorted-category.ts";

/** A guest's form when they are edited: `version` is the one that was shown, when it is sent. */
export interface ChangedGuestForm extends GuestForm {
  id: number;
  has_confirmed: number;
  version?: number | undefined;
}

type Draft = ReturnType<typeof checkGuest>["draft"];

/**
 * Changes a guest of an event; a field that is not sent stays as it is. A form that equals what is stored changes nothing, whatever its
 * version: a save sent again does no harm. Seats of a group that it frees go to its waiting list.
 * @returns the guest as they now are
 * @throws not-found for a guest of another event; field errors (422); changed-meanwhile when the
 * version sent is not the stored one
 */
export async function updateGuest(
  context: RequestContext,
  event: EventWithType,
  form: ChangedGuestForm,
): Promise<Guest> {
  const { db, now } = context;
  const categories = await knownCategories(db, event);
  let phone = "";
  try {
    const change = async (tx: Database) => {
      const before = await lockGuest(tx, event, form.id);
      const { draft, errors } = checkGuest(withStored(form, before), categories);
      phone = draft.phone1 ?? "";
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
      const answer = answerAfterToggle(before.answer, form.has_confirmed === 1);
      const isAnswerSame = answer === before.answer;
      const [changed] = changedRows(
        [{ key: before.id, version: form.version }],
        new Map([[before.id, before]]),
        () => isAnswerSame && isStored(draft, before),
      );
      if (!changed) return before;
      const answered = isAnswerSame ? {} : { answer, answeredAt: now };
      const [after] = await tx
        .update(guests)
        .set({ ...draft, ...answered, version: sql`${guests.version} + 1` })
        .where(eq(guests.id, before.id))
        .returning(guestColumns);
      return after ?? before;
    };
    const guest = await db.transaction((tx) =>
      changeSeats(tx, context, { guestIds: [form.id], mayExceed: true }, () => change(tx)),
    );
    return { ...guest, category: categories.names.get(guest.guest_id) ?? "" };
  } catch (error) {
    if (violatedKey(error) !== "guests_phone_key") throw error;
    const name = (await listTakenPhones(db, event.id)).get(phone) ?? "";
    throw fieldRefusal({ phone_number_1: [phoneTaken(name)] });
  }
}

/** The form, with what is stored in the place of what it does not send. */
function withStored(form: GuestForm, before: Omit<Guest, "category">): GuestForm {
  const { guest_id, civility, last_name, given_names } = before;
  const phone_number_1 = before.phone_number_1 || null;
  const stored = { guest_id, civility, last_name, given_names, phone_number_1 };
  const sent = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(sent) };
}

/** The guest of an event, whom nobody else changes until the transaction ends. */
async function lockGuest(tx: Database, event: EventWithType, guestId: number) {
  const [guest] = await tx
    .select(guestColumns)
    .from(guests)
    .where(and(eq(guests.id, guestId), eq(guests.eventId, event.id)))
    .for("no key update");
  if (!guest) throw refusal("not-found");
  return guest;
}

/** Whether a form equals what is stored; what it does not send stays. */
function isStored(draft: Draft, before: Omit<Guest, "category">): boolean {
  return (
    draft.categoryId === before.guest_id &&
    draft.civility === before.civility &&
    draft.lastName === before.last_name &&
    draft.givenNames === before.given_names &&
    draft.email === before.email &&
    (draft.phone1 ?? "") === before.phone_number_1 &&
    draft.phone2 === before.phone_number_2 &&
    (draft.companions === undefined || draft.companions === before.companions) &&
    (draft.household === undefined || draft.household === before.household)
  );
}
