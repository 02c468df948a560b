import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { dateFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of « Dossier de mairie », by its `intent`. */
export async function changeCivilFile(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { civilFile } = context.get(apiContext);
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { eventId: text("event_id") };
  const ofPaper = { ...ofEvent, id: text("id"), version: text("version") };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    hall: () =>
      civilFile.save({
        ...ofEvent,
        town_hall_id: text("town_hall_id"),
        town_hall_name: text("town_hall_name"),
        version: text("version"),
      }),
    save: () =>
      civilFile.savePaper({
        ...ofPaper,
        state: text("state"),
        getter: text("getter"),
        note: text("note"),
        issued_on: dateFrom(form, "issued_on"),
      }),
    remove: () => civilFile.removePaper(ofPaper),
    add: () =>
      civilFile.addPaper({
        ...ofEvent,
        name: text("name"),
        holder: text("holder"),
        valid_months: text("valid_months"),
      }),
    take: () => civilFile.takePaper({ ...ofEvent, id: text("id"), holder: text("holder") }),
    deposit: () => civilFile.deposit({ ...ofEvent, deposited_on: dateFrom(form, "deposited_on") }),
    reopen: () => civilFile.reopen(ofEvent),
    regime: () => civilFile.saveRegime({ ...ofEvent, regime: text("regime") }),
    fee: () => civilFile.addFee({ ...ofEvent, fee: text("fee") }),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    return redirectWithFlash(context, at("civilFile"), { kind: "success", text: message ?? "" });
  } catch (error) {
    return refused(error, form);
  }
}
