import { may } from "@jdj/contract/call/sharing-policy";
import { bodyText } from "@jdj/contract/campaigns/body-text";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { deliveries as contract } from "@jdj/contract/campaigns/deliveries";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { type EventFacts, findEventFacts } from "../campaigns/event-facts.ts";
import { presentDelivery, presentOverview } from "../campaigns/present.ts";
import { shareOf } from "../campaigns/share-campaign.ts";
import type { campaigns } from "../campaigns/tables.ts";
import { withCampaign, withCampaignState } from "../campaigns/with-campaign.ts";
import { shortCardAddress } from "./card-addresses.ts";
import { markWritten } from "./mark-written.ts";
import { withLink } from "./plan-deliveries.ts";
import { countDeliveries, type DeliveryRow, listDeliveriesByPage } from "./queries.ts";
import { addressOf, placeholderValues } from "./reachable-guest.ts";

export const deliveryCalls = {
  deliveriesByPage: answer(contract.deliveriesByPage)
    .use(asVerifiedCustomer)
    .use(withCampaignState)
    .handler(async ({ input, context }) => {
      const { db, counted, event, settings } = context;
      const { campaign } = counted;
      const counts = await countDeliveries(db, campaign);
      const { all, sent, failed, waiting } = counts;
      const sizes = { all, sent, failed, waiting };
      const listed = await listDeliveriesByPage(db, campaign.id, {
        filter: input.filter,
        size: sizes[input.filter],
        wanted: input.page,
      });
      const mayWrite = may(event.role, "cards:write");
      const ofEvent = await findEventFacts(db, campaign.eventId);
      const writing = { publicUrl: settings.publicUrl, ofEvent };
      return {
        campaign: presentOverview(counted, counts, {
          ...context,
          share: await shareOf(context, campaign),
          mayWrite,
          mayAnswer: may(event.role, "guests:write"),
          customerId: context.actor.customer.id,
        }),
        page: listed.page,
        last_page: listed.lastPage,
        sizes,
        resendable: mayWrite ? counts.resendable : 0,
        deliveries: listed.rows.map((row) => {
          const shown = presentDelivery(counted, row, mayWrite);
          // The guest's own link is in it, by which one answers for them.
          const whatsapp = mayWrite ? whatsAppLink(campaign, row, writing) : null;
          return { ...shown, pivot: { ...shown.pivot, whatsapp } };
        }),
      };
    }),

  markWritten: answer(contract.markWritten)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ input, context }) => {
      const { guest_id: guestId, written } = input;
      const writtenAt = await markWritten(context, context.campaign, { guestId, written });
      return { success: true, written_at: writtenAt?.toISOString() ?? null };
    }),
};

/**
 * The address that opens WhatsApp with a guest's number and their own text and link, for their host
 * to send. Null without a mobile number, and for a guest who wants no messages.
 */
function whatsAppLink(
  campaign: Pick<typeof campaigns.$inferSelect, "kind" | "body" | "bodyFormat" | "channelId">,
  { delivery, guest }: Pick<DeliveryRow, "delivery" | "guest">,
  { publicUrl, ofEvent }: { publicUrl: string; ofEvent: EventFacts },
): string | null {
  const number = addressOf(channelIds.manual, guest);
  if (number === null || delivery.reason === cardMessages.stopped) return null;
  const link = publicUrl + shortCardAddress(delivery.token);
  // Emails are written when they leave, and an SMS lost accents to stay short: neither is what is written here.
  const isMessage = campaign.kind === "message";
  const stored = campaign.channelId === channelIds.sms && !isMessage ? null : delivery.text;
  const text =
    stored ??
    fillPlaceholders(
      bodyText(campaign.body, campaign.bodyFormat),
      placeholderValues(guest, { ofEvent, link }),
    );
  return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(isMessage ? text : withLink(text, link))}`;
}
