import { isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { fileFrom, textFrom } from "#app/forms/form-fields.ts";
import { type FormState, refused } from "#app/forms/form-state.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { draftMessage } from "./draft-message.ts";
import { firstCardFrom } from "./first-card-from.ts";
import { sendFailed } from "./send-failed.ts";

/** Sends the posted draft, or redirects to the payment that starts it. */
export async function sendCard(context: Readonly<RouterContextProvider>, form: FormData) {
  const { campaigns } = context.get(apiContext);
  const draft = draftIn(form);
  const typed = firstCardFrom(form);
  try {
    if (typed) await campaigns.firstCard.save(typed);
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

function draftIn(form: FormData) {
  return {
    ...draftMessage(form),
    message_category_id: textFrom(form, "message_category_id"),
    message_model_id: textFrom(form, "message_model_id"),
    message_design_id: textFrom(form, "message_design_id"),
    label: null,
    from: textFrom(form, "sender"),
    subject: textFrom(form, "subject"),
    tab: textFrom(form, "tab").split(";").filter(Boolean),
    target: textFrom(form, "target"),
    require_names: true,
    require_values: textFrom(form, "with_gaps") !== "1",
    scheduled_at: instantOf(textFrom(form, "send_at")),
    idempotency_key: textFrom(form, "idempotency_key"),
    file: fileFrom(form, "picture"),
  };
}

/** `2026-12-01T18:30` in Abidjan (UTC all year) as an instant; anything else is left for the call to refuse. */
function instantOf(typed: string): string | undefined {
  if (typed === "") return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? `${typed}:00.000Z` : typed;
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
