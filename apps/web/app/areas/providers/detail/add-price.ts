import { isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { isCounted } from "@jdj/contract/prices/price-unit";
import { directoryMessages } from "@jdj/contract/providers/messages";
import type { RouterContextProvider } from "react-router";
import { currentEvent } from "#app/areas/notebook/current-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refusedFields } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import { requireUser, returnAddress } from "#app/http/signed-in.ts";
import { namedLine, type OfferedLine, offeredLines } from "./budget-lines.ts";
import { readQuantity } from "./proposed-quantity.ts";
import { undoOf } from "./undo-price.ts";

type Context = Readonly<RouterContextProvider>;
type Provider = Parameters<typeof offeredLines>[1]["provider"];

/** The lines of the current event onto which the price may be put; none without an open notebook. */
export async function readLines(
  context: Context,
  provider: Provider,
  from: number,
): Promise<OfferedLine[]> {
  const { verified, hasBirthDate, customerId, endedEvent } = requireUser(context);
  if (!verified || !hasBirthDate || customerId === null || endedEvent !== null) return [];
  const event = await currentEvent(context);
  if (event === null) return [];
  const { budget } = context.get(apiContext).notebook;
  try {
    const groups = await budget.budgetsByEvent({ eventId: event.id });
    return offeredLines(groups, { provider, from });
  } catch (error) {
    // A member whose role does not show the budget sees the page without it.
    if (refusalMessage(error) !== null) return [];
    throw error;
  }
}

/**
 * The page that the reader came from, which the form brings back: of this site, and no page of a
 * provider. Else the directory for that line.
 */
export function pageBefore(
  request: Request,
  { publicUrl, provider, from }: { publicUrl: string; provider: Provider; from: number },
): string {
  const [first] = provider.service_type;
  const fallback = first
    ? at("providersFor", { serviceTypeId: first.id, budgetId: from })
    : at("providers");
  const referrer = request.headers.get("referer") ?? "";
  if (!referrer.startsWith(`${publicUrl}/`)) return fallback;
  const path = returnAddress(referrer.slice(publicUrl.length), fallback);
  const [page] = path.split("?");
  const leadsBack = page?.startsWith(at("provider", { id: "" })) || page === at("signIn");
  return leadsBack ? fallback : path;
}

/**
 * Puts the provider's prices, as stored and not as sent, onto the line that the form names: for as
 * many guests, hours, days or pieces as it says. A toast takes them back.
 */
export async function addPrice(context: Context, form: FormData, id: string) {
  const { notebook, providers } = context.get(apiContext);
  const provider = await found(providers.detail.provider({ id }));
  const line = namedLine(textFrom(form, "line"));
  const failed = () =>
    refusedFields(
      {},
      form,
      `${directoryMessages.budgetFailed} ${directoryMessages.budgetFailedText}`,
    );
  if (line === null) return failed();
  const { price_unit: unit, min_price: min, max_price: max } = provider;
  const quantity = isCounted(unit) ? readQuantity(textFrom(form, "quantity")) : 1;
  if (quantity === null)
    return refusedFields(
      { quantity: [directoryMessages.quantityInvalid] },
      form,
      directoryMessages.quantityInvalid,
    );
  const back = returnAddress(textFrom(form, "back"), at("budget"));
  let added: Awaited<ReturnType<typeof notebook.budget.addProviderPrice>>;
  try {
    added = await notebook.budget.addProviderPrice({
      ...line,
      min_amount: (min || max || 0) * quantity,
      max_amount: (max || min || 0) * quantity,
      price_from: provider.name,
    });
  } catch (error) {
    if (isRefusal(error, "not-signed-in")) throw error;
    return failed();
  }
  return redirectWithFlash(context, back, {
    kind: "success",
    undo: undoOf(added, at("provider", { id }), back),
    text: `${directoryMessages.budgetAdded} ${directoryMessages.budgetAddedText}`,
  });
}
