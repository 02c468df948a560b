import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { deliveries, deliveryCounts, wasTried } from "../../campaigns/deliveries/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

// A guest is invited by a delivery that they got, may have got, or are about to get: not by one that
// failed, not by one of a campaign that was only saved or was cancelled, and not by a message.

/** Whether a guest of a query was invited. @param eventId of the event whose guests the query reads */
export function isInvited(eventId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`(
    exists (select from ${deliveries}
      join ${campaigns} on ${campaigns.id} = ${deliveries.campaignId} and ${campaigns.kind} = 'card'
      where ${deliveries.guestId} = ${guests.id} and ${wasTried})
    or ${guests.id} in (
      select ${deliveries.guestId} from ${campaigns}
      join ${deliveries} on ${deliveries.campaignId} = ${campaigns.id}
      where ${campaigns.eventId} = ${eventId} and ${campaigns.status} in ('scheduled', 'sending')
        and ${campaigns.kind} = 'card' and ${deliveries.state} in ('queued', 'sending')))`;
}

/**
 * The same for a query of many guests: most of them got the card that went to most, so that its
 * deliveries are read at once and only the other guests are looked up one by one.
 */
export function isAmongInvited(eventId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`(
    ${guests.id} in (
      select ${deliveries.guestId} from ${deliveries}
      where ${deliveries.campaignId} = (
        select ${campaigns.id} from ${campaigns}
        join ${deliveryCounts} on ${deliveryCounts.campaignId} = ${campaigns.id}
        where ${campaigns.eventId} = ${eventId} and ${campaigns.kind} = 'card'
        group by ${campaigns.id} order by sum(${deliveryCounts.delivered}) desc limit 1
      ) and ${wasTried})
    or ${isInvited(eventId)})`;
}
