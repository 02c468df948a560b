import { cardMessages } from "@jdj/contract/cards/messages";
import { refusalMessage } from "@jdj/contract/glue/refusals";
import { data } from "react-router";
import { at } from "../../../addresses.ts";
import type { Client } from "../../../api-client.ts";
import { redirectWithFlash } from "../../../flash.ts";
import { refused, textFrom } from "../../../form-state.ts";

/** The page's answer when the send failed for a reason of ours: what was written stays. */
export const sendFailed = { message: cardMessages.sendFailed, errors: {}, values: {} };

/** Sends the draft that the page posted, then leads to its detail. */
export async function sendCard(api: Client, form: FormData) {
  try {
    const { data: sent } = await api.cards.messages.createMessage({
      channel_id: textFrom(form, "channel_id"),
      message_category_id: textFrom(form, "message_category_id"),
      message_model_id: textFrom(form, "message_model_id"),
      message_design_id: textFrom(form, "message_design_id"),
      label: null,
      from: textFrom(form, "sender"),
      subject: textFrom(form, "subject"),
      body: textFrom(form, "body").replaceAll("\r\n", "\n"),
      tab: textFrom(form, "tab").split(";").filter(Boolean),
      target: textFrom(form, "target"),
      idempotency_key: textFrom(form, "idempotency_key"),
    });
    return redirectWithFlash(at("card", { id: sent.id }), {
      kind: "success",
      text: cardMessages.sent,
    });
  } catch (error) {
    return refusalMessage(error) === null
      ? data(sendFailed, { status: 502 })
      : refused(error, form);
  }
}
