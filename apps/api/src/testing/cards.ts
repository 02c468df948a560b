import type { AppContext } from "../app-context.ts";
import { giveCredit } from "../areas/payments/credit/credit.ts";
import type { Email, MailDriver } from "../drivers/mail/port.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import { findRecipients } from "./deliveries.ts";

let phones = 0;

/** Adds guests to a couple's list through the API and returns their ids, in order. */
export async function addGuests(
  app: TestApp,
  member: CastMember,
  guests: Record<string, unknown>[],
): Promise<number[]> {
  const rows = guests.map((guest) => {
    phones += 1;
    return {
      event_id: member.eventId,
      guest_id: 1,
      civility: "Madame",
      last_name: "Kouassi",
      given_names: "Adjoua",
      email: `invite${phones}@exemple.test`,
      phone_number_1: `+2250102${String(phones).padStart(6, "0")}`,
      phone_number_2: null,
      ...guest,
    };
  });
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += 200) {
    const body = rows.slice(at, at + 200);
    const added = await app.call("POST", "/api/v1/guests-events-store", {
      token: member.token,
      body,
    });
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    ids.push(...(added.body as { data: { id: number }[] }).data.map(({ id }) => id));
  }
  return ids;
}

/** Posts a campaign; nothing has left yet when it answers. */
export function postCard(
  app: TestApp,
  member: CastMember,
  tab: number[],
  fields: Record<string, unknown> = {},
): Promise<{ status: number; body: unknown }> {
  return app.call("POST", "/api/v1/messages", {
    token: member.token,
    body: {
      channel_id: 1,
      message_category_id: 1,
      message_design_id: 1,
      body: "[civilité] [prénoms] [nom],\n\nVenez !",
      tab,
      ...fields,
    },
  });
}

/** Posts a campaign that is expected to be accepted, and returns its id. */
export async function sendTo(
  app: TestApp,
  member: CastMember,
  tab: number[],
  fields: Record<string, unknown> = {},
): Promise<number> {
  const { status, body } = await postCard(app, member, tab, fields);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { data: { id: number } }).data.id;
}

/** A couple, one guest of theirs, and the token of the card that the guest got. */
export async function inviteOne(app: TestApp, member: CastMember) {
  const [guestId = 0] = await addGuests(app, member, [{}]);
  const campaignId = await sendTo(app, member, [guestId]);
  await app.work();
  const [delivery] = await findRecipients(app, campaignId);
  return { guestId, campaignId, token: delivery?.token ?? "" };
}

/** A gateway in memory that counts what it delivers. `dieAfter`: later emails are delivered, but never answered. */
export interface CountingGateway extends MailDriver {
  delivered: Email[];
}

/** Makes a gateway that remembers, and one that does not know what it took (`forgetful`). */
export function countingGateway(
  options: { dieAfter?: number; find?: MailDriver["find"]; delivered?: Email[] } = {},
): CountingGateway {
  const delivered = options.delivered ?? [];
  let taken = 0;
  const has = (key: string) => delivered.some((sentEmail) => sentEmail.key === key);
  return {
    delivered,
    async send(sentEmail) {
      delivered.push(sentEmail);
      taken += 1;
      if (options.dieAfter !== undefined && taken > options.dieAfter)
        return new Promise(() => undefined);
      return { state: "sent" };
    },
    find: options.find ?? ((key) => Promise.resolve(has(key) ? "sent" : "absent")),
  };
}

/** The same app with another gateway for emails. */
export function withGateway(app: TestApp, mail: MailDriver): AppContext {
  const { api: _, ...rest } = app;
  return { ...rest, mail };
}

/** Gives a couple credit on a channel, as a payment would. */
export async function giveUnits(
  app: TestApp,
  { customerId }: CastMember,
  channelId: number,
  units: number,
): Promise<void> {
  const move = { customerId, channelId, units, reason: "gift" as const, key: crypto.randomUUID() };
  await app.db.transaction((tx) => giveCredit(tx, move));
}
