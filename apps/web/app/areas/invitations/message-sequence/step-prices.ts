import type { Client } from "@jdj/contract/client";
import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { ORPCError } from "@orpc/contract";
import type { Choices } from "#app/areas/invitations/messages-to-guests/audience-words.ts";

/** What a step costs at most. */
export type Price = { mostFcfa: number; isCovered: boolean; isDearer: boolean };

/** The prices of the steps that are not free and have not left; none for those whose channel is closed. */
export async function pricesOf(
  { invitations }: Client,
  steps: readonly SequenceStep[],
  choices: Choices,
): Promise<Record<number, Price>> {
  const paid = new Set(
    choices.channels.filter((one) => one.selling_price > 0).map((one) => one.id),
  );
  const asked = steps.filter(({ status, channel }) => status === "draft" && paid.has(channel.id));
  const prices = await Promise.all(asked.map(({ id }) => priceOf(invitations, id)));
  return Object.fromEntries(prices.flatMap((price) => (price === null ? [] : [price])));
}

async function priceOf(
  { messageSequence }: Client["invitations"],
  id: number,
): Promise<[number, Price] | null> {
  try {
    const price = await messageSequence.price({ id });
    const { most_fcfa: mostFcfa, most_units: units, credit, is_dearer: isDearer } = price;
    return [id, { mostFcfa, isCovered: credit >= units, isDearer }];
  } catch (error) {
    if (error instanceof ORPCError) return null;
    throw error;
  }
}
