import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider } from "react-router";
import { answerInvitation } from "#app/areas/invitations/answer-invitation.ts";
import { answeredText } from "#app/areas/invitations/answered-text.ts";
import { isEventCard } from "#app/areas/invitations/event-card-token.ts";
import { InvitationError } from "#app/areas/invitations/invitation-error.tsx";
import { mapsOf } from "#app/areas/invitations/when-and-where.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { guestDeviceCookie } from "#app/http/cookies/device-cookies.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { found } from "#app/http/found.ts";
import type { Route } from "./+types/page";
import { detailsFrom } from "./details-from.ts";
import { EventCardView } from "./event-card.tsx";
import { GuestCardView } from "./guest-card.tsx";
import { inlinePicture } from "./inline-picture.ts";
import { joinEvent } from "./join-event.ts";
import { type CardPageData, markCardPage } from "./mark-card-page.ts";

export const handle: PageHandle<CardPageData> = {
  page: "static",
  pictureFirst: true,
  mark: markCardPage,
};

/** The picture at the size of a phone; one that the hosts imported has a signed address of its own. */
function smallPicture(file: string): string {
  return file.includes("?") ? file : `${file}?size=half`;
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const token = params.weddingCardId;
  const { invitations } = context.get(apiContext);
  const maps = mapsOf(request.headers.get("user-agent") ?? "");
  const asks = url.searchParams.has("changer") || url.searchParams.has("confirmer");
  const shown = { token, maps, asks };
  const inline = (address: string) => inlinePicture(request, context, address);
  if (!isEventCard(token)) {
    const card = await found(invitations.rsvp.publicCard({ id: token }));
    const picture = { ...card.card, file: await inline(smallPicture(card.card.file)) };
    const { voice } = card.event;
    return { ...shown, kind: "guest" as const, card: { ...card, card: picture }, voice };
  }
  const card = await found(invitations.eventCards.eventCard({ id: token }));
  const picture = card.card && { ...card.card, file: await inline(card.card.file) };
  const { voice } = card.event;
  const answer = { ...shown, kind: "event" as const, card: { ...card, card: picture }, voice };
  const visitor = context.get(visitorContext);
  if ((await guestDeviceCookie.read(request, visitor)) !== null) return data(answer);
  const setCookie = await guestDeviceCookie.set(crypto.randomUUID(), visitor);
  return data(answer, { headers: { "Set-Cookie": setCookie } });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = params.weddingCardId;
  return isEventCard(token)
    ? joinEvent(context, request, token, form)
    : answerCard(context, token, form);
}

async function answerCard(context: Readonly<RouterContextProvider>, id: string, form: FormData) {
  const answer = textFrom(form, "answer") === "no" ? "no" : "yes";
  const details = answer === "yes" ? detailsFrom(form) : {};
  const error = await answerInvitation(context.get(apiContext), id, answer, details);
  if (error) return data({ failed: { ...error, details } }, { status: error.status });
  const text = answer === "yes" ? cardMessages.confirmed : cardMessages.declined;
  return redirectWithFlash(context, at("thanks", { weddingCardId: id }), {
    kind: "success",
    text: await answeredText(context, id, text),
  });
}

/** The card of a guest's link, or of the event's public link. */
export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, ...shown } = loaderData;
  if (loaderData.kind === "guest")
    return (
      <GuestCardView
        {...shown}
        card={loaderData.card}
        failed={actionData && "failed" in actionData ? actionData.failed : undefined}
      />
    );
  return (
    <EventCardView
      {...shown}
      card={loaderData.card}
      refused={actionData && "errors" in actionData ? actionData : undefined}
    />
  );
}

export const ErrorBoundary = InvitationError;
