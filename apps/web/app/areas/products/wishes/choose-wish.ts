import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { wishCookie } from "#app/http/cookies/wish-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import type { Route } from "./+types/choose-wish";

export function loader() {
  return redirect(at("wishes"));
}

/**
 * Puts a product on the wish list or takes it off: answers a script with JSON, and a form by the list.
 * A stranger signs in first; what they wished for is in a cookie meanwhile.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const isScript = request.headers.get("accept") === "application/json";
  const id = textFrom(form, "article");
  const wished = textFrom(form, "favorite") === "1";
  const visitor = context.get(visitorContext);
  if (visitor.user === null) {
    // The script sends the form itself then.
    if (isScript) return Response.json({ ok: false, message: "" }, { status: 401 });
    const to = `${at("signIn")}?retour=${encodeURIComponent(at("wishes"))}`;
    if (!/^\d{1,15}$/.test(id)) return redirect(to);
    return redirect(to, { headers: { "Set-Cookie": await wishCookie.set(id, visitor) } });
  }
  const fail = (text: string) =>
    isScript
      ? Response.json({ ok: false, message: text }, { status: 409 })
      : redirectWithFlash(context, at("wishes"), { kind: "error", text });
  try {
    await context.get(apiContext).products.wishes.toggle({ id, wished });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return fail(text);
  }
  if (isScript) return Response.json({ ok: true, message: "" });
  const text = wished ? marketplaceMessages.wishAdded : marketplaceMessages.wishRemoved;
  return redirectWithFlash(context, at("wishes"), { kind: "success", text });
}
