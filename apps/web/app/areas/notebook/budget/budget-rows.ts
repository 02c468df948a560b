import { textFrom } from "#app/forms/form-fields.ts";

/**
 * The rows that the budget's page posted, as the call takes them. A line never saved and left empty
 * is no row: without script the whole table is posted.
 */
export function budgetRows(form: FormData) {
  const rows = form.getAll("line").map((id) => rowOf(form, String(id)));
  return rows.filter(
    ({ min_amount, real_amount, max_amount, version }) =>
      version !== "0" || min_amount !== "" || real_amount !== "" || max_amount !== "",
  );
}

/** The row of a line that is made private or public: its amounts as they are stored. */
export function markedRow(form: FormData) {
  const is_private = textFrom(form, "is_private") === "true";
  return { ...rowOf(form, textFrom(form, "line")), is_private };
}

function rowOf(form: FormData, id: string) {
  return {
    event_id: Number(textFrom(form, "event_id")),
    budget_id: Number(id),
    min_amount: textFrom(form, `${id}.min_amount`),
    real_amount: textFrom(form, `${id}.real_amount`),
    max_amount: textFrom(form, `${id}.max_amount`),
    version: textFrom(form, `${id}.version`),
  };
}
