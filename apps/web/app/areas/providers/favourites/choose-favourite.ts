import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { directoryMessages } from "@jdj/contract/providers/messages";
import { redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/choose-favourite";

export function loader() {
  return redirect(at("favourites"));
}

/** Adds a favourite or removes it: answers a script with JSON, and a form by going back to its page. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const isScript = request.headers.get("accept") === "application/json";
  const back = returnAddress(textFrom(form, "back"), at("favourites"));
  const favorite = textFrom(form, "favorite") === "1";
  const fail = (text: string, status: number) =>
    isScript
      ? Response.json({ ok: false, message: text }, { status })
      : redirectWithFlash(context, back, { kind: "error", text });
  if (context.get(visitorContext).user === null)
    return isScript
      ? fail("Connectez-vous pour choisir vos favoris.", 401)
      : redirect(`${at("signIn")}?retour=${encodeURIComponent(back)}`);
  const { favourites } = context.get(apiContext).providers;
  try {
    await favourites.toggle({ id: textFrom(form, "provider"), favorite });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return fail(text, 409);
  }
  if (isScript) return Response.json({ ok: true, message: "" });
  const text = favorite ? directoryMessages.favouriteAdded : directoryMessages.favouriteRemoved;
  return redirectWithFlash(context, back, { kind: "success", text });
}
