import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { TownHallForm } from "@jdj/contract/console/town-halls";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { RequestContext } from "../../../app-context.ts";
import { readPhone } from "../../../phone/phone.ts";
import { isHarmlessHtml } from "../../town-halls/harmless-html.ts";
import { townHalls } from "../../town-halls/tables.ts";
import { type Author, changedFields, recordChange } from "../audit/record-change.ts";

type Form = z.output<typeof TownHallForm>;

/** The numbers of a text separated by semicolons, in E.164; null when one is none. */
function readPhones(text: string): string | null {
  const read = text.split(";").map((phone) => readPhone(phone.trim()));
  return read.every((phone) => phone.ok) ? read.map(({ e164 }) => e164).join(";") : null;
}

/**
 * The stored fields of a form. Numbers that were not changed stay as they are, also invented ones.
 * @throws 422 by field: HTML that may not be shown, a wrong number
 */
function storedFields(form: Form, before: { phoneNumbers: string | null }) {
  const errors: FieldErrors = {};
  for (const name of ["generalities", "supplementary_conditions", "note_well"] as const)
    if (!isHarmlessHtml(form[name] ?? "")) errors[name] = [consoleMessages.htmlWrong];
  const { phone_numbers: phones } = form;
  const isUnchanged = phones === null || phones === before.phoneNumbers;
  const phoneNumbers = isUnchanged ? phones : readPhones(phones);
  if (phones !== null && phoneNumbers === null)
    errors.phone_numbers = [consoleMessages.phonesWrong];
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const { name, town, shown, address, email } = form;
  return {
    ...{ name, town, shown, address, email, phoneNumbers },
    websiteLink: form.website_link,
    generalities: form.generalities || null,
    supplementaryConditions: form.supplementary_conditions || null,
    noteWell: form.note_well || null,
    daysCelebrationCosts: form.costs.map(({ label, amount }) => `${label}:${amount}`).join(";"),
    checkedOn: form.checked_on,
  };
}

/**
 * Changes a town hall. One of the demonstration is then no invented one any more.
 * @throws not-found; changed-by-another; 422 by field
 */
export async function changeHall(
  { db, now }: RequestContext,
  author: Author,
  { id, version, ...form }: Form & { id: number; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(townHalls).where(eq(townHalls.id, id)).for("update");
    if (!before) throw refusal("not-found");
    if (before.version !== version) throw refusal("changed-by-another");
    const after = { ...storedFields(form, before), demonstration: false };
    await tx
      .update(townHalls)
      .set({ ...after, version: version + 1 })
      .where(eq(townHalls.id, id));
    const changed = changedFields(before, after);
    await recordChange(tx, author, now, { action: "town-halls.update", id, ...changed });
  });
}
