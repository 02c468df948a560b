import { isRefusal } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { offsetFrom } from "#app/areas/invitations/message-sequence/offset-from.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { instantFrom } from "./audience-from.ts";

/** Carries out a button of the page of a message: sends, plans, tries, cancels or resends it. */
export async function changeMessage(
  context: Readonly<RouterContextProvider>,
  id: number,
  form: FormData,
) {
  const { campaigns, invitations } = context.get(apiContext);
  const { guestMessages, messageSequence } = invitations;
  const here = at("guestMessage", { id });
  const done = (text: string, address = here) =>
    redirectWithFlash(context, address, { kind: "success", text });
  const act = textFrom(form, "act");
  const guest = textFrom(form, "guest");
  try {
    switch (act) {
      case "plan":
      case "send":
        return await send();
      case "planStep":
        return done(
          (
            await messageSequence.plan({
              id,
              offset_days: offsetFrom(form),
              hour: textFrom(form, "hour"),
            })
          ).message,
        );
      case "unplanStep":
        return done((await messageSequence.unplan({ id })).message);
      case "test":
        return done((await guestMessages.test({ id })).message);
      case "cancel":
        await campaigns.campaigns.cancelCampaign({ id });
        return done(cardMessages.cancelled);
      default:
        if (guest === "") throw data(null, { status: 400 });
        if (guest === "all") await campaigns.campaigns.resendFailed({ id });
        else
          await campaigns.campaigns.createCampaign({
            resend: 1,
            message_id: id,
            guest_id: Number(guest),
          });
        return done(cardMessages.resent);
    }
  } catch (error) {
    // Somebody pressed first: the page says what became of it.
    if (isRefusal(error, "message-under-way")) return redirect(here);
    return refused(error, form);
  }

  async function send() {
    const scheduledAt = act === "plan" ? instantFrom(form, "send_at") : null;
    if (act === "plan" && scheduledAt === null) {
      const sentence = "Veuillez choisir une date et une heure";
      return refusedFields({ send_at: [sentence] }, form, "Veuillez corriger les champs signalés.");
    }
    const recipients = Number(textFrom(form, "recipients"));
    const units = Number(textFrom(form, "units"));
    const { data: saved, messages } = await guestMessages.send({
      id,
      ...(scheduledAt !== null && { scheduled_at: scheduledAt }),
      ...(textFrom(form, "recipients") !== "" && { expected: { recipients, units } }),
    });
    if (saved.reference !== null) return redirect(at("payCard", { reference: saved.reference }));
    const isManual = saved.channel_id === channelIds.manual;
    return done(isManual ? cardMessages.readyToWrite : (messages[0] ?? cardMessages.sent));
  }
}
