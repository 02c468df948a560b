import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { payoutFrom } from "#app/areas/payouts/payout-from.ts";
import { newNumberFrom, numberCodeFrom } from "#app/areas/payouts/payout-number-from.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of the page of the contributions' money, by its `intent`. */
export async function changeContributionMoney(
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const api = context.get(apiContext);
  const { money } = api.contributions;
  const { hostNumbers } = api.payouts;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofNumber = { ...ofEvent, id: text("id") };
  const ofWithdrawal = { ...ofEvent, withdrawal_id: text("withdrawal_id") };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    payout: () => money.ask({ ...ofEvent, ...payoutFrom(form) }),
    confirm: () => money.confirm({ ...ofWithdrawal, current_password: text("current_password") }),
    refuse: () => money.refuse(ofWithdrawal),
    "number-add": () => hostNumbers.add({ ...ofEvent, ...newNumberFrom(form) }),
    "number-code": () => hostNumbers.sendCode(ofNumber),
    "number-confirm": () => hostNumbers.confirm({ ...ofEvent, ...numberCodeFrom(form) }),
    "number-remove": () => hostNumbers.remove(ofNumber),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    const flash = { kind: "success" as const, text: message ?? "" };
    return redirectWithFlash(context, at("contributionsMoney"), flash);
  } catch (error) {
    return refused(error, form);
  }
}
