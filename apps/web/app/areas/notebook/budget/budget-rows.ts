import { textFrom } from "#app/forms/form-fields.ts";

const VERSION = /^(\d+)\.version$/;

/**
 * The rows that the budget's page posted, one for each line or version that is named, as the call
 * takes them. A line never saved and left empty is no row: without script the whole table is posted.
 */
export function budgetRows(form: FormData) {
  const versions = [...form.keys()].flatMap((name) => VERSION.exec(name)?.[1] ?? []);
  const ids = new Set([...form.getAll("line").map(String), ...versions]);
  const rows = [...ids].map((id) => rowOf(form, id));
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
