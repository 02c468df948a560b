import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import type { RouterContextProvider } from "react-router";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

type SaveOwn = (notebook: Client["notebook"]) => Client["notebook"]["budget"]["saveOwnLines"];

/** Whether a form adds, renames or removes a line of the hosts' own. */
export function isOwnLineForm(form: FormData): boolean {
  return textFrom(form, "intent").startsWith("own-");
}

/** Saves the line of a form, then redirects to its page, which shows it. */
export async function saveOwnLine(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  address: string,
  saveOwn: SaveOwn,
) {
  const text = (name: string) => textFrom(form, name);
  const one = { id: text("own_id"), version: text("own_version") };
  const renamed = `own_name-${one.id}`;
  const lines = {
    "own-remove": [{ ...one, remove: true as const }],
    "own-rename": [{ ...one, name: text(renamed) }],
    "own-add": [
      {
        name: text("own_name"),
        end_date: dateFrom(form, "own_date"),
        ...(text("own_group") === "" ? {} : { group_id: text("own_group") }),
      },
    ],
  }[text("intent")];
  try {
    await saveOwn(context.get(apiContext).notebook)({
      event_id: text("own_event"),
      lines: lines ?? [],
    });
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (errors === null) return refused(error, form, notebookMessages.saveFailed);
    const named = {
      [one.id === "" ? "own_name" : renamed]: errors["lines.0.name"] ?? [],
      own_group: errors["lines.0.group_id"] ?? [],
      own_date: errors["lines.0.end_date"] ?? [],
    };
    return refusedFields(named, form, notebookMessages.saveFailed);
  }
  return redirectWithFlash(context, address, { kind: "success", text: "Enregistré" });
}
