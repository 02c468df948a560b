import { noticeMessages } from "@jdj/contract/notices/messages";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { requireUser } from "#app/http/signed-in.ts";
import type { Route } from "./+types/open-notice";
import { nullIfGone } from "./null-if-gone.ts";

/**
 * `/notifications/12`: marks a notice as read and leads to what it is about, with its event as the one
 * that its reader works on. Who only looks changes neither.
 */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  requireUser(context);
  const { notices, notebook } = context.get(apiContext);
  const found = /^\d{1,15}$/.test(id)
    ? await notices.customer.find({ id }).catch(nullIfGone)
    : null;
  if (found === null)
    return redirectWithFlash(context, at("notices"), { kind: "error", text: noticeMessages.gone });
  const { path, event_id: eventId } = found;
  if (!context.get(visitorContext).isView) {
    await notices.customer.markRead({ id });
    // They may be no member of it any more: the page itself says so.
    if (eventId !== null) await notebook.events.chooseEvent({ eventId }).catch(nullIfGone);
  }
  return redirect(path);
}
