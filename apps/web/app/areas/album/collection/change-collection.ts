import { albumMessages } from "@jdj/contract/album/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { albumAddress, stateFrom } from "./album-view.ts";

/** Carries out a form of « Photos des invités », by its `intent`. */
export async function changeCollection(context: Readonly<RouterContextProvider>, request: Request) {
  requireOpenNotebook(context);
  const form = await readForm(request);
  const { collection } = context.get(apiContext).album;
  const text = (name: string) => textFrom(form, name);
  const ofEvent = { event_id: text("event_id") };
  const version = text("version");
  const chosen = form.getAll("photo").filter((id) => typeof id === "string");
  // Without script one box stands for all photos of the page.
  const photos = text("all") === "" ? chosen : text("all").split(",");
  const calls: Record<string, () => Promise<{ message?: string | undefined }>> = {
    save: () =>
      collection.save({
        ...ofEvent,
        version,
        is_open: text("is_open") === "1",
        asks_approval: text("asks_approval") === "1",
      }),
    link: () => collection.renewLink({ ...ofEvent, version }),
    show: () => collection.decide({ ...ofEvent, photos, to: "shown" }),
    hide: () => collection.decide({ ...ofEvent, photos, to: "hidden" }),
    remove: () => collection.remove({ ...ofEvent, photos }),
  };
  const intent = text("intent");
  const call = calls[intent];
  if (!call) throw data(null, { status: 400 });
  const isChoice = intent !== "save" && intent !== "link";
  if (isChoice && photos.length === 0)
    return refusedFields({ photos: [albumMessages.chooseSome] }, form, albumMessages.chooseSome);
  const state = stateFrom(text("view"));
  const back = state ? albumAddress(state, Number(text("page")) || 1) : at("album");
  try {
    const { message = "" } = await call();
    return redirectWithFlash(context, back, { kind: "success", text: message });
  } catch (error) {
    return refused(error, form);
  }
}
