import { fieldErrorsOf, refusalMessage } from "@jdj/contract/call/refusals";
import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import type { Route } from "./+types/count-message";
import { audienceFrom, bodyFrom } from "./audience-from.ts";

/** What a message that is being written would be, or why it would be refused. */
export type CountAnswer = { preview: MessagePreview } | { refused: string };

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const event = await openEvent(context);
  const body = bodyFrom(form);
  try {
    const preview = await context.get(apiContext).invitations.guestMessages.preview({
      eventId: event.id,
      audience: audienceFrom(form),
      channel_id: textFrom(form, "channel_id"),
      ...(body !== "" && { body }),
    });
    return Response.json({ preview } satisfies CountAnswer);
  } catch (error) {
    const message = Object.values(fieldErrorsOf(error) ?? {})[0]?.[0] ?? refusalMessage(error);
    if (message == null) throw error;
    return Response.json({ refused: message } satisfies CountAnswer);
  }
}
