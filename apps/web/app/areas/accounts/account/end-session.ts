import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { endSession } from "#app/http/session.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/end-session";

export function loader() {
  return redirect(at("account"));
}

/** Signs one device out, or all of them: then this browser forgets its session too. */
export async function action({ context, request }: Route.ActionArgs) {
  requireUser(context);
  const { sessions } = context.get(apiContext).accounts;
  const asked = textFrom(await readForm(request), "session");
  if (asked === "all") {
    await sessions.endSessions();
    return redirectWithFlash(
      at("signIn"),
      { kind: "success", text: "Vous êtes déconnecté de tous vos appareils." },
      { "Set-Cookie": endSession(context.get(visitorContext)) },
    );
  }
  try {
    await sessions.endSession({ sessionId: Number(asked) });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(at("account"), { kind: "error", text });
  }
  return redirectWithFlash(at("account"), { kind: "success", text: "L’appareil est déconnecté." });
}
