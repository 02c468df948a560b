import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { dateNames } from "./date-names.ts";

/** Saves one task as its row posted it: a tick also sends the dates that are shown. */
export async function saveTask({ notebook }: Client, form: FormData) {
  const id = textFrom(form, "planning_id");
  const { start, end } = dateNames(id);
  try {
    await notebook.planning.savePlannings([
      {
        event_id: Number(textFrom(form, "event_id")),
        planning_id: Number(id),
        start_date: dateFrom(form, start),
        end_date: dateFrom(form, end),
        status: textFrom(form, "status") === "1" ? 1 : 0,
        version: textFrom(form, "version"),
      },
    ]);
    return null;
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null) return refused(error, form, notebookMessages.saveFailed);
    // The call's errors name the index of the row; the page has one row.
    const named = { [start]: errors["0.start_date"] ?? [], [end]: errors["0.end_date"] ?? [] };
    return refusedFields(named, form, notebookMessages.saveFailed);
  }
}
