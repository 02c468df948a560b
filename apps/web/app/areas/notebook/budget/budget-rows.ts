import { textFrom } from "../../../form-state.ts";

/**
 * The rows that the budget's page posted, as the call takes them. A line never saved and left empty
 * is no row: without script the whole table is posted.
 */
export function budgetRows(form: FormData) {
  const eventId = Number(textFrom(form, "event_id"));
  const rows = form.getAll("line").map((id) => ({
    event_id: eventId,
    budget_id: Number(id),
    min_amount: textFrom(form, `${id}.min_amount`),
    real_amount: textFrom(form, `${id}.real_amount`),
    max_amount: textFrom(form, `${id}.max_amount`),
    version: textFrom(form, `${id}.version`),
  }));
  return rows.filter(
    ({ min_amount, real_amount, max_amount, version }) =>
      version !== "0" || min_amount !== "" || real_amount !== "" || max_amount !== "",
  );
}
