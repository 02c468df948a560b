import { thanksChannels } from "@jdj/contract/gifts/gift-states";
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

/** Carries out a form of « Liste de cadeaux », by its `intent`. */
export async function changeGiftList(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const api = context.get(apiContext);
  const { lists, payouts } = api.gifts;
  const { hostNumbers } = api.payouts;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofRow = { ...ofEvent, id: text("id") };
  const item = { name: text("name"), price: text("price"), quantity: text("quantity") || "1" };
  const photo = form.get("file");
  const file = photo instanceof File && photo.size > 0 ? { file: photo } : {};
  const calls: Record<
    string,
    () => Promise<{ message?: string | undefined; link?: string | null }>
  > = {
    list: () =>
      lists.save({
        ...ofEvent,
        is_open: text("is_open") === "1",
        message: text("message"),
        has_pot: text("has_pot") === "1",
        shows_progress: text("shows_progress") === "1",
        pot_name: text("pot_name"),
        pot_goal: text("pot_goal"),
        version: text("version"),
      }),
    product: () =>
      lists.addArticle({ ...ofEvent, article_id: text("article_id"), quantity: item.quantity }),
    add: () => lists.addItem({ ...ofEvent, ...item, ...file }),
    save: () => lists.saveItem({ ...ofRow, ...item, ...file, version: text("version") }),
    up: () => lists.moveItem({ ...ofRow, to: "up" }),
    down: () => lists.moveItem({ ...ofRow, to: "down" }),
    remove: () => lists.removeItem(ofRow),
    payout: () => payouts.request({ ...ofEvent, ...payoutFrom(form) }),
    "number-add": () => hostNumbers.add({ ...ofEvent, ...newNumberFrom(form) }),
    "number-code": () => hostNumbers.sendCode(ofRow),
    "number-confirm": () => hostNumbers.confirm({ ...ofEvent, ...numberCodeFrom(form) }),
    "number-remove": () => hostNumbers.remove(ofRow),
    thank: () =>
      lists.thank({
        ...ofRow,
        by: thanksChannels.find((one) => one === text("by")) ?? "spoken",
        text: text("text"),
      }),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message, link } = await call();
    // The messaging app of the hosts' phone has the thanks to send.
    if (link) return redirectDocument(link);
    if (message === undefined) return null;
    return redirectWithFlash(context, at("gifts"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
