import { may } from "@jdj/contract/call/sharing-policy";
import { deliveries as contract } from "@jdj/contract/campaigns/deliveries";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findEventFacts } from "../campaigns/event-facts.ts";
import { presentDelivery, presentOverview } from "../campaigns/present.ts";
import { shareOf } from "../campaigns/share-campaign.ts";
import { withCampaign, withCampaignState } from "../campaigns/with-campaign.ts";
import { markWritten } from "./mark-written.ts";
import { countDeliveries, listDeliveriesByPage } from "./queries.ts";
import { whatsAppLink } from "./whatsapp-link.ts";

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
