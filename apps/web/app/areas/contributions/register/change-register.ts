import { data, type RouterContextProvider, redirectDocument } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { dateFrom, phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { registerAddress } from "./register-address.ts";

/** Carries out a form of « Cotisations », by its `intent`. */
export async function changeRegister(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { register } = context.get(apiContext).contributions;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofRow = { ...ofEvent, id: text("id") };
  const person = () => ({
    name: text("name"),
    group: text("group"),
    phone_number_1: phoneFrom(form, "phone_number_1"),
    pledged: text("pledged"),
    note: text("note"),
  });
  const calls: Record<string, () => Promise<{ message?: string | undefined; link?: string }>> = {
    add: () => register.addContributor({ ...ofEvent, ...person() }),
    save: () => register.saveContributor({ ...ofRow, ...person(), version: text("version") }),
    remove: () => register.removeContributor(ofRow),
    cash: () =>
      register.recordCash({
        ...ofRow,
        amount: text("amount"),
        paid_on: dateFrom(form, "paid_on"),
        note: text("note"),
        again: text("again") === "1",
      }),
    whatsapp: () => register.remind({ ...ofRow, by: "whatsapp" }),
    sms: () => register.remind({ ...ofRow, by: "sms" }),
    confirm: () => register.confirmCash(ofRow),
    refuse: () => register.refuseCash({ ...ofRow, reason: text("reason") }),
    cancel: () => register.cancelCash(ofRow),
    close: () => register.close(ofEvent),
    reopen: () => register.reopen(ofEvent),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  const place = /^\d+$/.test(text("person")) ? Number(text("person")) : undefined;
  try {
    const { message, link } = await call();
    // The messaging app of the member's phone has the reminder to send.
    if (link !== undefined) return redirectDocument(link);
    const flash = { kind: "success" as const, text: message ?? "" };
    return redirectWithFlash(context, registerAddress({}, place), flash);
  } catch (error) {
    return refused(error, form);
  }
}
