import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { at } from "@jdj/contract/paths/addresses";
import { type RouterContextProvider, redirect } from "react-router";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused, typedFields } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { audienceFrom, bodyFrom } from "./audience-from.ts";

/** A form of a message that is shown again, with what was counted for it. */
export type ComposeState = FormState & { preview?: MessagePreview };

/**
 * Counts the posted message anew, or saves it and leads to the page on which it is sent.
 * @param id the message that is written anew; null for a new one
 */
export async function saveMessage(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  id: number | null,
) {
  const event = await openEvent(context);
  const { guestMessages } = context.get(apiContext).invitations;
  const body = bodyFrom(form);
  const written = {
    eventId: event.id,
    audience: audienceFrom(form),
    channel_id: textFrom(form, "channel_id"),
  };
  try {
    if (textFrom(form, "act") === "count") {
      const preview = await guestMessages.preview({ ...written, ...(body !== "" && { body }) });
      return { ...typedFields(form), preview } satisfies ComposeState;
    }
    const { data } = await guestMessages.save({
      ...written,
      body,
      subject: textFrom(form, "subject"),
      ...(id === null ? { idempotency_key: textFrom(form, "key") || undefined } : { id }),
    });
    return redirect(at("guestMessage", { id: data.id }));
  } catch (error) {
    return refused(error, form);
  }
}
