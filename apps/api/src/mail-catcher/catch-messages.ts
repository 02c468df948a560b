import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { caughtMessages } from "./tables.ts";

/** A message that an embedded driver stores instead of sending it. */
export interface CaughtMessage {
  channel: (typeof caughtMessages.$inferSelect)["channel"];
  kind: string;
  to: string;
  subject?: string;
  text: string;
  html?: string;
  links?: string[];
  code?: string | undefined;
  /** The sender name of an SMS, where it has one of its own. */
  sender?: string | undefined;
  /** The number of the contract that takes it. */
  contract: number;
  key: string;
  /** No delivery receipt follows: emails have none. */
  isReported?: boolean;
}

/** Stores messages by one statement of a parameter for each column; one whose key is stored already stays as it is. */
export async function catchMessages(
  db: Database,
  messages: readonly CaughtMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const column = <T>(read: (message: CaughtMessage) => T) => sql.param(messages.map(read));
  await db.execute(sql`
    insert into ${caughtMessages}
      (channel, kind, "to", subject, text, html, links, code, sender, contract, key, is_reported)
    select * from unnest(
      ${column(({ channel }) => channel)}::text[],
      ${column(({ kind }) => kind)}::text[],
      ${column(({ to }) => to)}::text[],
      ${column(({ subject }) => subject ?? "")}::text[],
      ${column(({ text }) => text)}::text[],
      ${column(({ html }) => html ?? null)}::text[],
      ${column(({ links }) => JSON.stringify(links ?? []))}::jsonb[],
      ${column(({ code }) => code ?? null)}::text[],
      ${column(({ sender }) => sender ?? null)}::text[],
      ${column(({ contract }) => contract)}::integer[],
      ${column(({ key }) => key)}::text[],
      ${column(({ isReported }) => isReported ?? false)}::boolean[]
    )
    on conflict do nothing`);
}
