import { fabricStates } from "@jdj/contract/fabric-orders/fabric-states";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirectDocument } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** The fields of an order, from its form. */
function orderFrom(form: FormData) {
  const text = (name: string) => textFrom(form, name);
  return {
    name: text("name"),
    unit: text("unit"),
    unit_price: text("unit_price"),
    sizes: text("sizes"),
    deadline: dateFrom(form, "deadline"),
    note: text("note"),
    seller_name: text("seller_name"),
    phone_number_1: text("phone_number_1"),
    variant_id: text("variant_id"),
  };
}

/** Opens an order, and leads to its page. */
export async function createFabricOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  try {
    const eventId = textFrom(form, "event_id");
    const { orders } = context.get(apiContext).fabric;
    const { id, message } = await orders.create({ eventId, ...orderFrom(form) });
    const address = at("fabricOrder", { id });
    return redirectWithFlash(context, address, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}

/** Carries out a form of an order's page, by its `intent`. */
export async function changeFabricOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { orders } = context.get(apiContext).fabric;
  const text = (name: string) => textFrom(form, name);
  const ofOrder = { eventId: text("event_id"), id };
  const ofShare = { ...ofOrder, share_id: text("share_id") };
  const nobody = { name: "", phone_number_1: "" };
  type Answer = { message?: string | undefined; link?: string };
  const calls: Record<string, () => Promise<Answer>> = {
    save: () => orders.save({ ...ofOrder, ...orderFrom(form), version: text("version") }),
    move: () =>
      orders.move({ ...ofOrder, to: fabricStates.find((to) => to === text("to")) ?? "closed" }),
    person: () =>
      orders.addPeople({
        ...ofOrder,
        name: text("name"),
        phone_number_1: text("phone_number_1"),
      }),
    committee: () => orders.addPeople({ ...ofOrder, ...nobody, committee: true }),
    guests: () =>
      orders.addPeople({ ...ofOrder, ...nobody, guest_ids: form.getAll("guest_id").map(String) }),
    share: () =>
      orders.saveShare({
        ...ofShare,
        name: text("name"),
        phone_number_1: text("phone_number_1"),
        size: text("size"),
        quantity: text("quantity"),
        version: text("version"),
      }),
    remove: () => orders.removeShare(ofShare),
    cash: () => orders.markCash({ ...ofShare, paid: true }),
    uncash: () => orders.markCash({ ...ofShare, paid: false }),
    whatsapp: () => orders.remind({ ...ofShare, by: "whatsapp" }),
    sms: () => orders.remind({ ...ofShare, by: "sms" }),
    order: () => orders.orderFromSeller(ofOrder),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message, link } = await call();
    // The messaging app of the committee's phone has the reminder to send.
    if (link !== undefined) return redirectDocument(link);
    const address = text("intent") === "order" ? at("shoppingCart") : at("fabricOrder", { id });
    return redirectWithFlash(context, address, { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
