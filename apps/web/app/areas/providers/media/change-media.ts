import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import type { RouterContextProvider } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";

type Context = Readonly<RouterContextProvider>;

/** The chosen files of a form; an empty file field is sent as a file without name or bytes. */
function filesFrom(form: FormData): File[] {
  return form
    .getAll("file")
    .filter((value): value is File => value instanceof File && value.name !== "");
}

/** Adds each chosen file; the first refusal stops, and says which file it was. */
async function upload(context: Context, form: FormData) {
  const { media } = context.get(apiContext).providers;
  const files = filesFrom(form);
  if (files.length === 0)
    return refusedFields({ file: [sentences.mediaChoose] }, form, sentences.mediaChoose);
  const caption = files.length === 1 ? textFrom(form, "caption") : "";
  for (const file of files)
    try {
      await media.upload({ file, caption });
    } catch (error) {
      const found = fieldErrorsOf(error)?.file?.[0];
      if (found === undefined || files.length === 1) throw error;
      return refusedFields({ file: [`${file.name}\u00a0: ${found}`] }, form, found);
    }
  return null;
}

/** Makes the call of a form that changes one photo or film. */
function change(context: Context, form: FormData) {
  const { media } = context.get(apiContext).providers;
  const mediaId = Number(textFrom(form, "media"));
  const intent = textFrom(form, "intent");
  if (intent === "remove") return media.remove({ mediaId });
  if (intent === "earlier" || intent === "later" || intent === "first")
    return media.move({ mediaId, to: intent });
  const caption = textFrom(form, "caption");
  return media.update({ mediaId, caption, cover: intent === "cover" });
}

/** Answers the forms of the photos' page. */
export async function changeMedia(context: Context, request: Request) {
  requireProvider(context);
  const form = await readForm(request);
  const intent = textFrom(form, "intent");
  let text: string = sentences.mediaAdded;
  try {
    if (intent === "upload") {
      const refusal = await upload(context, form);
      if (refusal) return refusal;
    } else if (intent === "film") {
      const film = { url: textFrom(form, "url"), caption: textFrom(form, "caption") };
      await context.get(apiContext).providers.media.addFilm(film);
    } else text = (await change(context, form)).message ?? sentences.mediaSaved;
  } catch (error) {
    return refused(error, form);
  }
  // Back to the photo that was moved, which keeps its place on the screen.
  const to = ["earlier", "later", "save", "cover"].includes(intent)
    ? `${at("proMedia")}#media-${textFrom(form, "media")}`
    : at("proMedia");
  return redirectWithFlash(context, to, { kind: "success", text });
}
