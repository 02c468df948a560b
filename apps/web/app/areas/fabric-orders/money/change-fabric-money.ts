import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirectDocument } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { payoutFrom } from "#app/areas/payouts/payout-from.ts";
import { newNumberFrom, numberCodeFrom } from "#app/areas/payouts/payout-number-from.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of the page of a fabric order's money, by its `intent`. */
export async function changeFabricMoney(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const api = context.get(apiContext);
  const { money, orders } = api.fabric;
  const { hostNumbers } = api.payouts;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofOrder = { ...ofEvent, id };
  const ofNumber = { ...ofEvent, id: text("id") };
  const ofWithdrawal = { ...ofOrder, withdrawal_id: text("withdrawal_id") };
  const remind = (by: "whatsapp" | "sms") =>
    orders.remind({ ...ofOrder, share_id: text("share_id"), by });
  const calls: Record<string, () => Promise<{ message?: string | undefined; link?: string }>> = {
    payout: () => money.ask({ ...ofOrder, ...payoutFrom(form) }),
    confirm: () => money.confirm({ ...ofWithdrawal, current_password: text("current_password") }),
    refuse: () => money.refuse(ofWithdrawal),
    whatsapp: () => remind("whatsapp"),
    sms: () => remind("sms"),
    "number-add": () => hostNumbers.add({ ...ofEvent, ...newNumberFrom(form) }),
    "number-code": () => hostNumbers.sendCode(ofNumber),
    "number-confirm": () => hostNumbers.confirm({ ...ofEvent, ...numberCodeFrom(form) }),
    "number-remove": () => hostNumbers.remove(ofNumber),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message, link } = await call();
    // The messaging app of the committee's phone has the reminder to send.
    if (link !== undefined) return redirectDocument(link);
    const address = at("fabricMoney", { id });
    return redirectWithFlash(context, address, { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
