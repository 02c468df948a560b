import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { sessionCookie } from "#app/http/cookies/session-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/end-session";

export function loader() {
  return redirect(at("account"));
}

/** Signs one device out, or all of them, including this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const { sessions } = context.get(apiContext).accounts;
  const asked = textFrom(await readForm(request), "session");
  if (asked === "all") {
    await sessions.endSessions();
    return redirectWithFlash(
      context,
      at("signIn"),
      { kind: "success", text: "Vous êtes déconnecté de tous vos appareils." },
      { "Set-Cookie": await sessionCookie.clear(context.get(visitorContext)) },
    );
  }
  try {
    await sessions.endSession({ sessionId: Number(asked) });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, at("account"), { kind: "error", text });
  }
  return redirectWithFlash(context, at("account"), {
    kind: "success",
    text: "L’appareil est déconnecté.",
  });
}
