import { visibilities } from "@jdj/contract/event-page/visibility";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a form of « Page de la fête », by its `intent`. */
export async function changeEventPage(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { settings } = context.get(apiContext).eventPage;
  const text = (name: string) => textFrom(form, name);
  const isTicked = (name: string) => text(name) === "1";
  const ofEvent = { event_id: text("event_id") };
  const ofEntry = { ...ofEvent, id: text("id") };
  const version = text("version");
  const phone_number_1 = phoneFrom(form, "phone_number_1");
  const place = {
    ...{ name: text("name"), address: text("address"), phone_number_1 },
    ...{ price_note: text("price_note"), link: text("link") },
  };
  const question = { question: text("question"), answer: text("answer") };
  const ceremonies = [...form.keys()].flatMap(
    (name) => /^ceremony_(\d{1,15})$/.exec(name)?.[1] ?? [],
  );
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    page: () =>
      settings.save({
        ...ofEvent,
        version,
        welcome: text("welcome"),
        dress_code: text("dress_code"),
        ceremonies,
        shows_photo: isTicked("shows_photo"),
        shows_gift_list: isTicked("shows_gift_list"),
        shows_fabric: isTicked("shows_fabric"),
        contact_name: text("contact_name"),
        phone_number_1,
      }),
    visibility: () =>
      settings.chooseVisibility({
        ...ofEvent,
        version,
        visibility: visibilities.find((one) => one === text("visibility")) ?? "off",
        password: text("password"),
      }),
    address: () => settings.changeAddress({ ...ofEvent, version, name: text("name") }),
    "place-add": () => settings.addPlace({ ...ofEvent, ...place }),
    "place-save": () => settings.savePlace({ ...ofEntry, ...place, version }),
    "place-up": () => settings.movePlace({ ...ofEntry, to: "up" }),
    "place-down": () => settings.movePlace({ ...ofEntry, to: "down" }),
    "place-remove": () => settings.removePlace(ofEntry),
    "question-add": () => settings.addQuestion({ ...ofEvent, ...question }),
    "question-save": () => settings.saveQuestion({ ...ofEntry, ...question, version }),
    "question-up": () => settings.moveQuestion({ ...ofEntry, to: "up" }),
    "question-down": () => settings.moveQuestion({ ...ofEntry, to: "down" }),
    "question-remove": () => settings.removeQuestion(ofEntry),
  };
  const call = calls[text("intent")];
  if (!call) throw data(null, { status: 400 });
  try {
    const { message } = await call();
    if (message === undefined) return null;
    return redirectWithFlash(context, at("eventPage"), { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
