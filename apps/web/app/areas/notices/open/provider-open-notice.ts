import { isRefusal } from "@jdj/contract/call/refusals";
import { noticeMessages } from "@jdj/contract/notices/messages";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import type { Route } from "./+types/provider-open-notice";

/** `/pro/notifications/12`: marks a notice as read and leads to what it is about. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  requireProvider(context);
  const { provider } = context.get(apiContext).notices;
  const found = /^\d{1,15}$/.test(id) ? await provider.find({ id }).catch(nullIfGone) : null;
  if (found === null) {
    const flash = { kind: "error", text: noticeMessages.gone } as const;
    return redirectWithFlash(context, at("proNotices"), flash);
  }
  await provider.markRead({ id });
  return redirect(found.path);
}

/** Null for what is not there, or not theirs. */
function nullIfGone(error: unknown): null {
  if (!isRefusal(error, "not-found")) throw error;
  return null;
}
