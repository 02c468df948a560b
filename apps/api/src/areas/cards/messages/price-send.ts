import { channelIds } from "@jdj/contract/cards/channel-ids";
import { usedPlaceholders } from "@jdj/contract/cards/placeholders";
import type { SendPrice } from "@jdj/contract/cards/send-figures";
import { smsLength, specSegments } from "@jdj/contract/cards/sms-length";
import { cardPrice } from "@jdj/contract/payments/price";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findEventWords } from "./event-words.ts";
import { type PlannedSend, planSend, type Written } from "./plan-send.ts";

/**
 * What a send would cost, whom it would not reach and which marks would leave holes. It writes
 * nothing; what is billed later is computed anew.
 * @throws not-found, channel-closed, 422
 */
export async function priceSend(
  { db, settings }: RequestContext,
  event: Pick<EventWithType, "id" | "customerId">,
  written: Written,
): Promise<SendPrice> {
  const plan = await planSend(db, settings, event.id, written);
  const { channel, copies, units } = plan;
  const credit = await creditOf(db, event.customerId, channel.id);
  const price = cardPrice({ unitFcfa: channel.priceFcfa, units, credit });
  const missing = missingOfEvent(plan, await findEventWords(db, event.id));
  const longest = longestText(plan);
  const { encoding, parts } = smsLength(longest);
  const name = ({ guest }: (typeof copies)[number]) => `${guest.givenNames} ${guest.lastName}`;
  return {
    characters: longest.length,
    encoding,
    spec_parts: specSegments(longest),
    parts: channel.id === channelIds.sms ? parts : 1,
    units,
    recipients: copies.length,
    credit,
    unit_fcfa: channel.priceFcfa,
    due_fcfa: price.dueFcfa,
    total_fcfa: price.totalFcfa,
    order_fcfa: price.orderFcfa,
    covered: price.payUnits === 0,
    over_by: price.payUnits,
    missing: copies.flatMap((copy) => {
      const marks = copy.missing.filter((mark) => !missing.includes(mark));
      return marks.length === 0 ? [] : [{ guest_id: copy.guest.id, name: name(copy), marks }];
    }),
    missing_of_event: missing,
    unreachable: copies.flatMap((copy) =>
      copy.unreachable === null
        ? []
        : [{ guest_id: copy.guest.id, name: name(copy), reason: copy.unreachable }],
    ),
  };
}

/** The marks of the event's own that a text uses and the notebook leaves empty. */
function missingOfEvent({ body }: PlannedSend, words: Readonly<Record<string, string>>): string[] {
  return usedPlaceholders(body.text).filter((mark) => words[mark] === "");
}

/** The longest text that would leave; the message itself while nobody is chosen. */
function longestText({ copies, body }: PlannedSend): string {
  const [first = body.text, ...backoff] = copies.flatMap(({ text }) =>
    text === null ? [] : [text],
  );
  const weight = (text: string) => smsLength(text).parts * 10_000 + smsLength(text).length;
  return backoff.reduce(
    (longest, text) => (weight(text) > weight(longest) ? text : longest),
    first,
  );
}
