import { type FieldErrors, fieldRefusal } from "@jdj/contract/call/refusals";
import type { Guest } from "@jdj/contract/notebook/guests";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../events/queries.ts";
import { checkGuest, type GuestForm } from "./check-guest.ts";
import { phonesTwice } from "./guest.ts";
import { digestOf, finishBatch, startBatch } from "./guest-batch.ts";
import { insertGuests } from "./insert-guests.ts";
import { listGuestsById, listTakenPhones } from "./queries.ts";
import { knownCategories } from "./unsorted-category.ts";

/**
 * Adds guests to an event: all of them or none. A save that named itself by its key and is sent again
 * unchanged adds nobody: those whom it had added are returned.
 * @throws field errors (422) named by row, as in `1.phone_number_1`
 */
export async function addGuests(
  context: RequestContext,
  event: EventWithType,
  forms: readonly GuestForm[],
): Promise<Guest[]> {
  const categories = await knownCategories(context.db, event);
  const checked = forms.map((form) => checkGuest(form, categories));
  const drafts = checked.map(({ draft }) => draft);
  const errors: FieldErrors = {};
  checked.forEach((row, index) => {
    for (const [name, messages] of Object.entries(row.errors))
      errors[`${index}.${name}`] = messages;
  });

  const digest = digestOf(forms);
  return await context.db.transaction(async (tx) => {
    const before = digest && (await startBatch(tx, event.id, digest, context.now));
    if (before) return await listGuestsById(tx, event.id, before);
    const refuseTwice = async () => {
      for (const { index, reason } of phonesTwice(drafts, await listTakenPhones(tx, event.id)))
        errors[`${index}.phone_number_1`] ??= [reason];
      if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    };
    await refuseTwice();
    const added = await insertGuests(tx, event.id, drafts, context.now, refuseTwice);
    if (digest)
      await finishBatch(
        tx,
        event.id,
        digest,
        added.map(({ id }) => id),
      );
    return added.map((row) => ({ ...row, category: categories.names.get(row.guest_id) ?? "" }));
  });
}
