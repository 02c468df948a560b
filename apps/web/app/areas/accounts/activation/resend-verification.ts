import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser, returnAddress } from "#app/http/signed-in.ts";
import type { Route } from "./+types/resend-verification";

/** The page that asked; never the activation page, which would use its link again. */
function asker(request: Request): string {
  const from = request.headers.get("referer");
  const url = from === null ? null : URL.parse(from);
  if (!url || url.host !== new URL(request.url).host) return at("summary");
  const path = returnAddress(url.pathname + url.search, at("summary"));
  return path.startsWith(at("activation", {})) ? at("summary") : path;
}

export function loader() {
  return redirect(at("summary"));
}

/** Sends the verification e-mail again to the signed-in user; a toast says so on the page they came from. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context);
  try {
    const { emailVerification } = context.get(apiContext).accounts;
    await emailVerification.resend({ to: String(user.id) });
  } catch (error) {
    if (refusalMessage(error) === null) throw error;
    return redirectWithFlash(context, asker(request), {
      kind: "error",
      text: accountMessages.verificationFailed,
    });
  }
  return redirectWithFlash(context, asker(request), {
    kind: "success",
    text: accountMessages.verificationSent,
  });
}
