import { cardMessages } from "@jdj/contract/cards/messages";
import { fillPlaceholders } from "@jdj/contract/cards/placeholders";
import { rsvp as contract } from "@jdj/contract/cards/rsvp";
import { refusal } from "@jdj/contract/glue/refusals";
import { civilityLabel } from "@jdj/contract/notebook/civility";
import { eq, sql } from "drizzle-orm";
import { answer, type CallContext } from "../../../http/answer.ts";
import { limits, takeFrom } from "../../accounts/limits/take.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { defaultSubject, hostsLine } from "../designs/card-wording.ts";
import { cardSize } from "../designs/drawings/design.ts";
import { findCardSubject } from "../designs/queries.ts";
import { cardPictureAddress } from "../messages/addresses.ts";
import { findRecipientByToken } from "../messages/queries.ts";
import { placeholderValues } from "../messages/recipient.ts";
import { findInvitedGuest } from "./queries.ts";

export const rsvpCalls = {
  rsvp: answer(contract.rsvp).handler(async ({ input, context }) => {
    const guest = (await findInvitedGuest(context, input.id)) ?? (await refuseGuess(context));
    return { success: true, has_confirmed: guest.answer === "yes" ? 1 : 0, answer: guest.answer };
  }),

  answer: answer(contract.answer).handler(async ({ input, context }) => {
    const guest = (await findInvitedGuest(context, input.id)) ?? (await refuseGuess(context));
    // The version grows: a host who is editing the guest meanwhile must not save the old answer over it.
    if (guest.answer !== input.answer)
      await context.db
        .update(guests)
        .set({
          answer: input.answer,
          answeredAt: context.now,
          version: sql`${guests.version} + 1`,
        })
        .where(eq(guests.id, guest.id));
    const message = input.answer === "yes" ? cardMessages.confirmed : cardMessages.declined;
    return { success: true, message, answer: input.answer };
  }),

  publicCard: answer(contract.publicCard).handler(async ({ input, context }) => {
    const found = await findRecipientByToken(context.db, input.id);
    const subject = found && (await findCardSubject(context.db, found.message.eventId));
    if (!found || !subject) return refuseGuess(context);
    const { guest, message, recipient } = found;
    const values = placeholderValues(guest);
    return {
      guest: {
        civility: civilityLabel(guest.civility),
        last_name: guest.lastName,
        given_names: guest.givenNames,
      },
      answer: guest.answer,
      answered_at: guest.answeredAt?.toISOString() ?? null,
      event: {
        name: subject.eventName,
        hosts: hostsLine(subject),
        date: subject.date,
        date_precision: subject.datePrecision,
        seed: subject.seed,
      },
      message: {
        subject: fillPlaceholders(message.subject ?? defaultSubject(subject), values),
        text: fillPlaceholders(message.body, values),
      },
      card: { file: cardPictureAddress(recipient.token), ...cardSize },
    };
  }),
};

/** Counts and refuses a token that opens nothing; those that do are never limited, for operators share addresses. */
async function refuseGuess(context: CallContext): Promise<never> {
  await takeFrom(limits.cardGuess, context.caller.address, context);
  throw refusal("not-found");
}
