import { at } from "@jdj/contract/paths/addresses";
import { redirect } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/edit-page";
import { MessageForm } from "./message-form.tsx";
import { saveMessage } from "./save-message.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, params }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const { guestMessages } = context.get(apiContext).invitations;
  const message = await found(guestMessages.message({ id: params.id }));
  // What has left is not changed any more.
  if (!message.can.send && message.can.write) throw redirect(at("guestMessage", params));
  const choices = await found(guestMessages.choices({ eventId: message.event_id }));
  const { audience, channel, subject, body } = message;
  const draft = { audience, channelId: channel.id, subject: subject ?? "", body, key: "" };
  return { choices, draft };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveMessage(context, await readForm(request), Number(params.id));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** A message that was only saved, to be changed. */
export default function EditGuestMessage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <Title>Modifier le message</Title>
      <div className={kit.stack1}>
        <BackButton to={at("guestMessage", params)}>Le message</BackButton>
        <h1>Modifier le message</h1>
      </div>
      <MessageForm {...loaderData} state={actionData} />
    </>
  );
}
