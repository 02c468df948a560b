import { accountMessages } from "@jdj/contract/accounts/messages";
import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/** Nothing is seen here: the banner's button posts to this address. */
export function loader(): never {
  throw redirect(at("account"));
}

/** Cancels the erasure of one's own account, and shows the account. */
export async function action({ context }: Route.ActionArgs) {
  requireUser(context);
  try {
    await context.get(apiContext).accounts.accountErasure.cancelOwn();
    const text = accountMessages.erasureCancelled;
    return redirectWithFlash(context, at("account"), { kind: "success", text });
  } catch (error) {
    const text = refusalMessage(error);
    if (text === null) throw error;
    return redirectWithFlash(context, at("account"), { kind: "info", text });
  }
}

export default function CancelErasure() {
  return null;
}
