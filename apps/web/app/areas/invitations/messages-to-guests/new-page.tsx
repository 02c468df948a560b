import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/new-page";
import { MessageForm } from "./message-form.tsx";
import { saveMessage } from "./save-message.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { guestMessages } = context.get(apiContext).invitations;
  const choices = await found(guestMessages.choices({ eventId: event.id }));
  const open = choices.channels.filter(({ can_send }) => can_send);
  const first = open.find(({ reached }) => reached > 0) ?? open[0];
  return {
    choices,
    eventId: event.id,
    seed: event.seed,
    draft: {
      audience: { answers: [], ceremonies: [], categories: [], groups: [] },
      channelId: first?.id ?? channelIds.email,
      subject: "",
      body: "",
      key: crypto.randomUUID(),
    },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveMessage(context, await readForm(request), null);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** A new message to guests. */
export default function NewGuestMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, draft, eventId, seed } = loaderData;
  return (
    <>
      <Title>Nouveau message</Title>
      <div className={kit.stack1}>
        <BackButton to={at("guestMessages")}>Messages</BackButton>
        <h1>Nouveau message</h1>
      </div>
      {choices.guests === 0 ? (
        <EmptyState
          seed={seed}
          sentence="Ajoutez d’abord vos invités&nbsp;: un message leur arrive par e-mail, SMS ou WhatsApp."
          action={<LinkButton to={at("createGuests", { eventId })}>Ajouter des invités</LinkButton>}
        />
      ) : (
        <MessageForm choices={choices} draft={draft} state={actionData} />
      )}
    </>
  );
}
