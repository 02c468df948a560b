import { isRefusal, refusalMessage } from "@jdj/contract/call/refusals";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { at } from "@jdj/contract/paths/addresses";
import { data, type RouterContextProvider, redirect } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { apiContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.ts";

/** Carries out a button of the page: sends the campaign, cancels it or resends failed deliveries. */
export async function changeCampaign(
  context: Readonly<RouterContextProvider>,
  id: number,
  form: FormData,
) {
  const { campaigns } = context.get(apiContext).campaigns;
  const redirectTo = (address: string, text: string) =>
    redirectWithFlash(context, address, { kind: "success", text });
  const guest = textFrom(form, "guest");
  const here = at("card", { id });
  try {
    switch (textFrom(form, "act")) {
      case "send": {
        const { data: saved } = await campaigns.releaseCampaign({ id });
        return saved.reference === null
          ? redirectTo(
              here,
              saved.channel_id === channelIds.manual
                ? cardMessages.readyToWrite
                : cardMessages.sent,
            )
          : redirect(at("payCard", { reference: saved.reference }));
      }
      case "cancel":
        return redirectTo(here, (await campaigns.cancelCampaign({ id })).message);
      default:
        if (guest === "all") {
          await campaigns.resendFailed({ id });
          return redirectTo(at("cards"), cardMessages.resent);
        }
        await campaigns.createCampaign({ resend: 1, message_id: id, guest_id: Number(guest) });
        return redirectTo(await afterResend(), cardMessages.resent);
    }
  } catch (error) {
    const own = textFrom(form, "act") !== "" || isRefusal(error, "already-sent");
    const message = own ? refusalMessage(error) : null;
    return data({ message: message ?? cardMessages.resendFailed }, { status: 409 });
  }

  /** The list of campaigns, as specified; this page while other deliveries may still be resent. */
  async function afterResend(): Promise<string> {
    const { deliveries } = context.get(apiContext).campaigns;
    const failed = await deliveries.deliveriesByPage({ id, filter: "failed" });
    const waiting = failed.deliveries.some(({ pivot }) => pivot.can.resend);
    return waiting ? `${here}?vue=destinataires` : at("cards");
  }
}
