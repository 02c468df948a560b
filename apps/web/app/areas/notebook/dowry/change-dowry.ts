import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of « Kôkôkô et dot », by its `intent`. */
export async function changeDowry(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { dowry } = context.get(apiContext).notebook;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofItem = { ...ofEvent, id: text("id"), version: text("version") };
  const fields = () => ({
    kind: text("kind"),
    name: text("name"),
    quantity: text("quantity"),
    amount: text("amount"),
    recipient: text("recipient"),
    bringer: text("bringer"),
  });
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    take: () => dowry.take({ ...ofEvent, list: text("list"), stage: text("stage") }),
    add: () => dowry.addItem({ ...ofEvent, stage: text("stage"), ...fields() }),
    save: () =>
      dowry.saveItem({
        ...{ ...ofItem, ...fields(), agreed: text("agreed"), note: text("note") },
        state: text("state"),
      }),
    move: () => dowry.moveItem({ ...ofItem, state: text("state") }),
    remove: () => dowry.removeItem(ofItem),
    carry: () => dowry.carry({ ...ofEvent, stage: text("stage") }),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    return redirectWithFlash(context, at("dowry"), { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
