import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { moversFrom } from "./families.ts";

/** Carries out a form of the seating, by its `intent`. @param back the page that is shown then; after a proposal is accepted, `afterProposal` */
export async function changeSeating(
  context: Readonly<RouterContextProvider>,
  request: Request,
  back: string,
  afterProposal = back,
) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { seating } = context.get(apiContext).invitations;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { event_id: text("event_id") };
  const ofTable = { ...ofEvent, id: text("id") };
  const families = form.getAll("family").map(String);
  const table = { name: text("name"), shape: text("shape"), places: text("places") };
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    seat: () =>
      seating.seat({ ...ofEvent, guests: moversFrom(families), table_id: text("table_id") }),
    "table-add": () => seating.addTables({ ...ofEvent, ...table, count: text("count") }),
    "table-place": () => {
      // A button of the form says where to, as « x,y ».
      const [x = text("x"), y = text("y")] = text("place").split(",").filter(Boolean);
      return seating.placeTable({ ...ofTable, x, y });
    },
    "table-save": () => seating.saveTable({ ...ofTable, ...table, version: text("version") }),
    accept: () =>
      seating.accept({
        ...ofEvent,
        keep: text("keep") === "by-hand" ? "by-hand" : "all",
        digest: text("digest"),
      }),
    "rule-add": () =>
      seating.addRule({ ...ofEvent, guest_id: text("guest_id"), other_id: text("other_id") }),
    "rule-remove": () => seating.removeRule(ofTable),
    settings: () =>
      seating.saveSettings({ ...ofEvent, tells_on_eve: text("tells_on_eve") === "1" }),
    "table-remove": () =>
      seating.removeTable({ ...ofTable, version: text("version"), seated: text("seated") }),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    if (text("intent") === "table-place") return null;
    const shown = text("intent") === "accept" ? afterProposal : back;
    return redirectWithFlash(context, shown, { kind: "success", text: message ?? "" });
  } catch (error) {
    // Of all that was chosen, so that it stays chosen.
    if (families.length > 0) form.set("family", families.join(" "));
    return refused(error, form);
  }
}
