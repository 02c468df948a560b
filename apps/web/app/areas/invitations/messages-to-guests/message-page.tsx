import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { filterFrom } from "#app/areas/campaigns/detail/deliveries.ts";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { useRefreshWhile } from "#app/http/use-refresh-while.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/message-page";
import { changeMessage } from "./change-message.ts";
import { messageState } from "./message-state.ts";
import { ReviewMessage } from "./review-message.tsx";
import { SentMessage } from "./sent-message.tsx";

export const handle: PageHandle = { page: "hydrated" };

/** The fields of a refused button whose errors stand above the page: they are no fields of its forms. */
const reviewed = ["expected", "channel_id", "audience", "body"];
const resent = ["scheduled_at", "guest_id"];

/** How often the page is refreshed while the message is being sent, in milliseconds. */
const refreshMs = 2000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const api = context.get(apiContext);
  const { guestMessages } = api.invitations;
  const message = await found(guestMessages.message({ id: params.id }));
  const { event_id: eventId, audience, channel, body, can } = message;
  const choices = await found(guestMessages.choices({ eventId }));
  if (can.send) {
    const guestId = Number(url.searchParams.get("invite")) || undefined;
    const asked = { eventId, audience, channel_id: channel.id, body };
    // A guest who is not chosen any more is previewed as another, and what is refused is said when it is sent.
    const ofGuest = guestId === undefined ? null : await preview({ ...asked, guest_id: guestId });
    return { message, choices, preview: ofGuest ?? (await preview(asked)), sent: null };
  }
  const filter = filterFrom(url.searchParams);
  const { deliveriesByPage } = api.campaigns.deliveries;
  const sent = await found(
    deliveriesByPage({ id: params.id, page: pageFrom(url.searchParams), filter }),
  );
  return { message, choices, preview: null, sent: { ...sent, filter } };

  async function preview(asked: Parameters<typeof guestMessages.preview>[0]) {
    try {
      return await found(guestMessages.preview(asked));
    } catch (error) {
      const isMissing = error instanceof Object && "init" in error;
      if (isMissing || fieldErrorsOf(error)) return null;
      throw error;
    }
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeMessage(context, Number(params.id), await readForm(request));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** One message: before it leaves whom it reaches and what it costs, then what became of it. */
export default function GuestMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, choices, preview, sent } = loaderData;
  const leaving = message.status === "sending";
  useRefreshWhile(leaving, refreshMs);
  const state = messageState(message);
  return (
    <>
      <Title>Message aux invités</Title>
      <div className={kit.stack1}>
        <BackButton to={at("guestMessages")}>Messages</BackButton>
        <div className={kit.cluster3}>
          <h1>{sent ? "Message" : "Relire et envoyer"}</h1>
          <Badge tone={state.tone}>{state.label}</Badge>
        </div>
      </div>
      {actionData && actionData.message !== "" ? (
        <ErrorNote>
          <p>{actionData.message}</p>
          {(sent ? resent : reviewed)
            .flatMap((field) => actionData.errors[field] ?? [])
            .map((error) => (
              <p key={error}>{error}</p>
            ))}
        </ErrorNote>
      ) : null}
      {sent ? (
        <SentMessage message={message} choices={choices} sent={sent} />
      ) : (
        <ReviewMessage message={message} choices={choices} preview={preview} state={actionData} />
      )}
    </>
  );
}
