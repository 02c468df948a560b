import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { LoggedMessage } from "@jdj/contract/console/message-log";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { maskRecipient } from "../../operations/outgoing-messages/mask-recipient.ts";
import { recipientHash } from "../../operations/outgoing-messages/recipient-hash.ts";

const email = sql.raw(String(channelIds.email));
const sms = sql.raw(String(channelIds.sms));

const Row = LoggedMessage.extend({ at: z.coerce.date() });

/**
 * A page of what was sent to some addresses and numbers, the newest first: the messages of accounts of
 * the last thirty days, the cards and messages of hosts as long as their guest is there, and the
 * withdrawals from the latter.
 * @param addresses e-mail addresses, and numbers in E.164
 */
export async function listMessages(
  db: Database,
  secret: string,
  addresses: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<LoggedMessage[]> {
  if (addresses.length === 0) return [];
  const hashes = sql.join(
    addresses.map((to) => sql`${recipientHash(secret, to)}`),
    sql`, `,
  );
  const given = sql`${sql.param(addresses.map((address) => address.toLowerCase()))}::text[]`;
  const { rows } = await db.execute(sql`
    (
      select 'm' || id as id, channel, kind, null as event, recipient, outcome as state, reason,
        created_at as at
      from outgoing_messages where recipient_hash = any(array[${hashes}]::bytea[])
      order by outgoing_messages.id desc limit ${offset + limit}
    ) union all (
      select 'd' || d.id, case c.channel_id when ${email} then 'mail' when ${sms} then 'sms' else 'whatsapp' end,
        case c.kind when 'card' then 'card' else 'guest-message' end, e.name,
        coalesce(case when c.channel_id = ${email} then g.email::text else g.phone_1 end, ''),
        case
          when d.state in ('sent', 'delivered', 'read') then d.state
          when d.written_at is not null then 'written'
          when d.state = 'unknown' then 'unconfirmed'
          when d.state = 'failed' then 'refused'
          when c.status = 'cancelled' then 'cancelled'
          else 'queued'
        end,
        coalesce(d.reason, ''),
        coalesce(d.read_at, d.delivered_at, d.sent_at, d.written_at, c.created_at)
      from guests g join deliveries d on d.guest_id = g.id join campaigns c on c.id = d.campaign_id
        join events e on e.id = c.event_id
      where (g.phone_1 = any(${given}) or g.phone_2 = any(${given}) or g.email = any(${given}::citext[]))
        and c.status <> 'draft'
    ) union all (
      select 's' || id, case asked when 'email' then 'mail' else asked end, 'stop', null, address,
        'opted-out', '', created_at
      from suppression_list where address = any(${given})
    )
    order by at desc, id desc offset ${offset} limit ${limit}`);
  return z
    .array(Row)
    .parse(rows)
    .map((row) => ({
      ...row,
      // Those of accounts are stored masked.
      recipient: row.recipient.includes("…") ? row.recipient : maskRecipient(row.recipient),
      at: row.at.toISOString(),
    }));
}
