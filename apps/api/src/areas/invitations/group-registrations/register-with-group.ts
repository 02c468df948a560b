import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { groupLinkMessages } from "@jdj/contract/notebook/group-link-messages";
import { tidyEmail } from "@jdj/contract/person/email";
import { fold } from "@jdj/french/fold";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { makeGroupToken } from "../../notebook/group-links/save-group-link.ts";
import {
  findRegistration,
  lockGroup,
  type RegistrationRow,
} from "../../notebook/group-links/seats.ts";
import { groupRegistrations } from "../../notebook/group-links/tables.ts";
import { guestPhone, readContact } from "../../notebook/phones/contact-phone.ts";
import { refuseClosed, takeSeatOrWait } from "./take-seat.ts";

/** The form by which somebody registers with a group; one of both contacts is given. */
export interface RegistrationForm {
  last_name: string;
  given_names: string;
  phone_number_1: string | null;
  email: string | null;
  people: number;
  /** Whether they wait where there are not enough seats. */
  waits: boolean;
}

/**
 * Registers somebody with a group: a seat, or a place on the waiting list. Who has registered before, by
 * the same contact and a name of which a word is the same, finds their own registration as it is;
 * if they had declined they come after all.
 * @returns the token of their own page
 * @throws group-closed; field errors (422), also for a contact that somebody of another name gave;
 * group-waiting-full
 */
export async function registerWithGroup(
  { db, now }: RequestContext,
  group: { id: number; eventId: number },
  form: RegistrationForm,
): Promise<{ token: string; isNew: boolean }> {
  const phone = readPhoneOf(form);
  const email = form.email === null ? null : tidyEmail(form.email);
  return await db.transaction(async (tx) => {
    const link = await lockGroup(tx, group);
    if (!link) throw refusal("not-found");
    const found = await findByContact(tx, link.id, { phone, email });
    if (found && !isSamePerson(found, form)) {
      const field = phone === null ? "email" : "phone_number_1";
      throw fieldRefusal({ [field]: [groupLinkMessages.otherName] });
    }
    // As it is now: whoever has a seat and declines by their card has declined.
    const known = found && (await findRegistration(tx, link.id, found.id));
    if (known && known.state !== "declined") return { token: known.token, isNew: false };
    await refuseClosed(tx, link, now);
    const registration =
      known ?? (await insertRegistration(tx, link.id, { form, phone, email, now }));
    await takeSeatOrWait(tx, link, registration, { ...form, now });
    return { token: registration.token, isNew: true };
  });
}

function readPhoneOf(form: RegistrationForm): string | null {
  if (form.phone_number_1 === null) return null;
  const reading = readContact(form.phone_number_1, guestPhone);
  if (reading.ok) return reading.e164;
  const errors: FieldErrors = { phone_number_1: reading.messages };
  throw fieldRefusal(errors);
}

/** The registration of a group by a phone; without one, by an address alone. */
async function findByContact(
  tx: Database,
  linkId: number,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<RegistrationRow | null> {
  const byContact =
    phone === null
      ? and(isNull(groupRegistrations.phone), eq(groupRegistrations.email, email ?? ""))
      : eq(groupRegistrations.phone, phone);
  const [row] = await tx
    .select()
    .from(groupRegistrations)
    .where(and(eq(groupRegistrations.linkId, linkId), byContact));
  return row ?? null;
}

/** Whether a word of the name is the same: whoever knows a number alone must not open its registration. */
function isSamePerson(known: RegistrationRow, form: RegistrationForm): boolean {
  const wordsOf = (name: string) =>
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const before = new Set(wordsOf(`${known.givenNames} ${known.lastName}`));
  return wordsOf(`${form.given_names} ${form.last_name}`).some((word) => before.has(word));
}

async function insertRegistration(
  tx: Database,
  linkId: number,
  {
    form,
    phone,
    email,
    now,
  }: { form: RegistrationForm; phone: string | null; email: string | null; now: Date },
): Promise<RegistrationRow> {
  const [row] = await tx
    .insert(groupRegistrations)
    .values({
      linkId,
      token: makeGroupToken(),
      lastName: form.last_name,
      givenNames: form.given_names,
      phone,
      email,
      people: form.people,
      state: "waiting",
      registeredAt: now,
      queuedAt: now,
    })
    .returning();
  if (!row) throw new Error("The registration was not written");
  return row;
}
