import { isTrialToken } from "@jdj/contract/campaigns/trial-token";
import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { isEventCard } from "#app/areas/invitations/event-card-token.ts";
import { InvitationError } from "#app/areas/invitations/invitation-error.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";

export const handle: PageHandle = { page: "static" };

/**
 * Redirects the short address of messages to the card's page. It changes nothing, so that a chat's
 * preview may follow it; an unknown token counts as a guess, as it does at the long address.
 */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { invitations } = context.get(apiContext);
  if (isTrialToken(token)) await found(invitations.rsvp.publicCard({ id: token }));
  else if (isEventCard(token)) await found(invitations.eventCards.eventCard({ id: token }));
  else await found(invitations.rsvp.givenAnswer({ id: token }));
  return redirect(at("publicCard", { weddingCardId: token }), {
    headers: { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  });
}

export const ErrorBoundary = InvitationError;
