import type { FieldErrors } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { TownHallFields } from "@jdj/contract/console/town-halls";
import { readPhone } from "../../../phone/phone.ts";
import { isHarmlessHtml } from "../harmless-html.ts";

/** The numbers of a text separated by semicolons, in E.164; null when one is none. */
function readPhones(text: string): string | null {
  const read = text.split(";").map((phone) => readPhone(phone.trim()));
  return read.every((phone) => phone.ok) ? read.map(({ e164 }) => e164).join(";") : null;
}

/**
 * What is stored of the fields of a town hall, and what is wrong with them: HTML that may not be
 * shown, a wrong number. Numbers that were not changed stay as they are, also invented ones.
 * @param phonesBefore the stored numbers
 */
export function readStoredFields(form: TownHallFields, phonesBefore: string | null) {
  const errors: FieldErrors = {};
  for (const name of ["generalities", "supplementary_conditions", "note_well"] as const)
    if (!isHarmlessHtml(form[name] ?? "")) errors[name] = [consoleMessages.htmlWrong];
  const { phone_numbers: phones } = form;
  const isUnchanged = phones === null || phones === phonesBefore;
  const phoneNumbers = isUnchanged ? phones : readPhones(phones);
  if (phones !== null && phoneNumbers === null)
    errors.phone_numbers = [consoleMessages.phonesWrong];
  const { name, town, shown, latitude, longitude, address, email } = form;
  const fields = {
    ...{ name, town, shown, latitude, longitude, address, email, phoneNumbers },
    websiteLink: form.website_link,
    wikiLink: form.wiki_link,
    generalities: form.generalities || null,
    supplementaryConditions: form.supplementary_conditions || null,
    noteWell: form.note_well || null,
    daysCelebrationCosts: form.costs.map(({ label, amount }) => `${label}:${amount}`).join(";"),
    checkedOn: form.checked_on,
  };
  return { errors, fields };
}
