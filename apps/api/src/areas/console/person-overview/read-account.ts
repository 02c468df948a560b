import { loggedChannels } from "@jdj/contract/console/message-log";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { RequestContext } from "../../../app-context.ts";
import { attemptedAccount, attemptSource } from "../../accounts/sessions/sign-in-attempts.ts";
import { recipientHash } from "../../operations/outgoing-messages/recipient-hash.ts";
import { At, capped, readLists, readRows } from "./read-lists.ts";

const Session = z.object({
  id: z.int(),
  device: z.string(),
  created_at: At,
  ends_at: At,
  is_open: z.boolean(),
});

const Sent = z.object({
  id: z.int(),
  channel: z.enum(loggedChannels),
  kind: z.string(),
  recipient: z.string(),
  outcome: z.enum(["sent", "refused", "unconfirmed", "too-late"]),
  reason: z.string(),
  created_at: At,
});

const Message = z.object({
  id: z.int(),
  excerpt: z.string(),
  created_at: At,
  handled_at: At.nullable(),
});

const Attempts = z.object({ count: z.int(), sources: z.int(), last_at: At.nullable() });

const anyOf = (hashes: Buffer[]): SQL =>
  sql`array[${sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  )}]::bytea[]`;

/** Whose account, with every address and number by which we write to them. */
interface Account {
  userId: number;
  email: string | null;
  addresses: string[];
}

/**
 * The devices of a person, the attempts to sign in as them, what we sent them, what they wrote to us
 * from their address, and the shops that they work for.
 */
export async function readAccount(
  { db, now, settings }: RequestContext,
  { userId, email, addresses }: Account,
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const recipients = anyOf(addresses.map((to) => recipientHash(settings.secret, to)));
  const names = anyOf(addresses.map((name) => attemptedAccount(settings.secret, name)));
  const all = attemptSource(settings.secret);
  const found = await readLists(db, {
    sessions: {
      row: Session,
      query: sql`
        select id, device, created_at, coalesce(revoked_at, expires_at) as ends_at,
          revoked_at is null and expires_at > ${at} as is_open
        from sessions where user_id = ${userId} order by id desc limit ${readRows}`,
    },
    attempts: {
      row: Attempts,
      query: sql`
        select coalesce(sum(count) filter (where source = ${all}), 0)::integer as count,
          count(*) filter (where source <> ${all} and count > 0)::integer as sources,
          max(last_at) as last_at
        from sign_in_attempts where account = any(${names})`,
    },
    sent: {
      row: Sent,
      query: sql`
        select id, channel, kind, recipient, outcome, reason, created_at from outgoing_messages
        where recipient_hash = any(${recipients}) order by id desc limit ${readRows}`,
    },
    messages: {
      row: Message,
      query: sql`
        select id, left(body, 140) as excerpt, created_at, handled_at from contact_messages
        where lower(email) = ${email?.toLowerCase() ?? null} order by id desc limit ${readRows}`,
    },
    shops: {
      row: z.object({ id: z.int(), name: z.string(), role: z.string() }),
      query: sql`
        select p.id, p.name, m.role from provider_members m join providers p on p.id = m.provider_id
        where m.user_id = ${userId}`,
    },
  });
  const { attempts, shops, sessions, sent, messages } = found;
  return {
    shops,
    sessions: capped(sessions),
    sign_in_attempts: attempts[0] ?? { count: 0, sources: 0, last_at: null },
    sent: capped(sent),
    messages: capped(messages),
  };
}
