import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Sends a guest’s card again: by the channel that failed, or by another one at the price that was shown. */
export async function sendAgain(
  context: Readonly<RouterContextProvider>,
  guestId: number,
  form: FormData,
) {
  const { campaigns, otherChannel } = context.get(apiContext).campaigns;
  const id = Number(textFrom(form, "campaign"));
  const here = at("guest", { eventGuestId: guestId });
  const done = (address: string, text: string) =>
    redirectWithFlash(context, address, { kind: "success", text });
  try {
    if (textFrom(form, "act") === "resend") {
      await campaigns.createCampaign({ resend: 1, message_id: id, guest_id: guestId });
      return done(here, cardMessages.resent);
    }
    const channel_id = Number(textFrom(form, "channel"));
    const card = { id, guest_id: guestId, channel_id };
    const { price } = await otherChannel.previewOtherChannel(card);
    if (String(price.order_fcfa) !== textFrom(form, "shown_total")) {
      const message = "Le prix n’est plus le même\u00a0: relisez, puis envoyez.";
      return data({ message }, { status: 409 });
    }
    const idempotency_key = textFrom(form, "key") || undefined;
    const sent = await otherChannel.sendByOtherChannel({ ...card, idempotency_key });
    if (sent.data.reference !== null)
      return redirect(at("payCard", { reference: sent.data.reference }));
    // What its host writes themselves is on the page of its campaign.
    const isManual = channel_id === channelIds.manual;
    return done(isManual ? at("card", { id: sent.data.id }) : here, sent.message);
  } catch (error) {
    return refused(error, form, cardMessages.resendFailed);
  }
}
