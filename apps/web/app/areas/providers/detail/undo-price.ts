import { isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { directoryMessages } from "@jdj/contract/providers/messages";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import { namedLine } from "./budget-lines.ts";

/** What a price replaced on a line of the budget. */
interface Replaced {
  id: number;
  version: number;
  before: { min_amount: number | null; max_amount: number | null; price_from: string | null };
}

/** What the toast of an added price posts to take it back. @param to the provider's page */
export function undoOf({ id, version, before }: Replaced, to: string, back: string) {
  const fields = {
    intent: "undo-budget",
    line: String(id),
    version: String(version),
    min: String(before.min_amount ?? ""),
    max: String(before.max_amount ?? ""),
    from: before.price_from ?? "",
    back,
  };
  return { to, label: "Annuler", fields };
}

/** Takes an added price back, unless somebody has changed the line since. */
export async function undoPrice(context: Readonly<RouterContextProvider>, form: FormData) {
  const back = returnAddress(textFrom(form, "back"), at("budget"));
  const line = namedLine(textFrom(form, "line"));
  try {
    if (line === null) throw new Response("Le formulaire n’a pas pu être lu.", { status: 400 });
    await context.get(apiContext).notebook.budget.addProviderPrice({
      ...line,
      min_amount: textFrom(form, "min"),
      max_amount: textFrom(form, "max"),
      price_from: textFrom(form, "from"),
      version: textFrom(form, "version"),
    });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null || isRefusal(error, "not-signed-in")) throw error;
    return redirectWithFlash(context, back, { kind: "error", text });
  }
  return redirectWithFlash(context, back, {
    kind: "success",
    text: directoryMessages.budgetUndone,
  });
}
