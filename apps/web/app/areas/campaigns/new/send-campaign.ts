import { isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { cardFactsFrom } from "./card-facts-from.ts";
import { planCard } from "./plan-card.ts";
import { draftIn } from "./posted-draft.ts";
import { sendFailed } from "./send-failed.ts";

/** Sends the posted draft, or redirects to the payment that starts it. */
export async function sendCard(context: Readonly<RouterContextProvider>, form: FormData) {
  const { campaigns } = context.get(apiContext);
  const draft = draftIn(form);
  const typed = cardFactsFrom(form);
  try {
    if (typed) await campaigns.firstCard.save(typed);
    if (textFrom(form, "follows") !== "" && draft.scheduled_at !== undefined)
      return await planCard(context, form, draft);
    if (textFrom(form, "pays") === "") {
      const { data: sent } = await campaigns.campaigns.sendSavedCampaign(draft);
      return left(context, sent, draft.scheduled_at);
    }
  } catch (error) {
    // The credit was spent meanwhile: nothing is sent, and the host continues to the payment.
    if (!isRefusal(error, "credit-short")) return failed(error, form);
  }
  try {
    const { data: saved } = await campaigns.campaigns.saveCampaign(draft);
    if (saved.reference !== null) return redirect(at("payCard", { reference: saved.reference }));
    await campaigns.campaigns.releaseCampaign({ id: saved.id });
    return left(context, saved, draft.scheduled_at);
  } catch (error) {
    return failed(error, form);
  }
}

function left(
  context: Readonly<RouterContextProvider>,
  { id, channel_id: channelId }: { id: number; channel_id: number },
  scheduledAt: string | undefined,
) {
  const text =
    channelId === channelIds.manual
      ? cardMessages.readyToWrite
      : scheduledAt === undefined
        ? cardMessages.sent
        : "Votre envoi est prévu";
  return redirectWithFlash(context, at("card", { id }), { kind: "success", text });
}

/** Why a card was not sent. */
export type SendState = FormState & {
  /** The card of the draft's key left, or was cancelled: the draft needs another key. */
  keyEnded?: boolean;
};

function failed(error: unknown, form: FormData) {
  if (isRefusal(error, "key-reused") || isRefusal(error, "message-under-way"))
    return data<SendState>(
      { message: cardMessages.leftAlready, errors: {}, values: {}, keyEnded: true },
      { status: 409 },
    );
  return refusalMessage(error) === null ? data(sendFailed, { status: 502 }) : refused(error, form);
}
