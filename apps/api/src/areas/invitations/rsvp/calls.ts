import { asksForAnswer, eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { rsvp as contract } from "@jdj/contract/invitations/rsvp";
import { civilityLabel } from "@jdj/contract/person/civility";
import { calendarDate } from "../../../app-context.ts";
import type { WalletDriver } from "../../../drivers/wallet/port.ts";
import { answer } from "../../../http/answer.ts";
import { cardTextFor, pictureOf } from "../../campaigns/cards/card-text.ts";
import { cardPictureAddress } from "../../campaigns/deliveries/card-addresses.ts";
import { defaultSubject } from "../../designs/card-wording.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import { findToldTable } from "../seating/told-table.ts";
import { ceremoniesFor, companionsAllowed, isOpenOn } from "./invitation.ts";
import { presentCardEvent, presentInvited, presentQuestion } from "./present-card.ts";
import { findCardFacts, findGuestCard, findInvitation } from "./queries.ts";
import { type Answer, confirmOnce, recordResponse } from "./record-response.ts";
import { refuseGuessedToken } from "./refuse-guessed-token.ts";
import { findTrialCard } from "./trial-card.ts";

function presentAnswer(answer: Answer) {
  return { has_confirmed: answer === "yes" ? (1 as const) : (0 as const), answer };
}

/** Where a guest's entry code is. @param base path of their card */
function entryOf(base: string, wallet: WalletDriver | null) {
  return {
    svg: `${base}/entree.svg`,
    png: `${base}/entree.png`,
    ...(wallet ? { google_wallet: `${base}/google-wallet` } : {}),
  };
}

export const rsvpCalls = {
  rsvp: answer(contract.rsvp).handler(async ({ input, context }) => {
    const { isPreview, isTour, isView } = context.caller;
    const onlyReads = isPreview || isTour || isView;
    context.resHeaders?.set("Cache-Control", "private, no-store");
    const found = await findInvitation(
      context,
      input.id,
      onlyReads ? "guests:read" : "guests:write",
    );
    const invitation = found ?? (await refuseGuessedToken(context));
    const given = onlyReads ? invitation.guest.answer : await confirmOnce(context, invitation);
    const success = given === "yes";
    return { success, message: success ? cardMessages.confirmed : null, ...presentAnswer(given) };
  }),

  givenAnswer: answer(contract.givenAnswer).handler(async ({ input, context }) => {
    const found = await findInvitation(context, input.id, "guests:read");
    const { guest } = found ?? (await refuseGuessedToken(context));
    return presentAnswer(guest.answer);
  }),

  answer: answer(contract.answer).handler(async ({ input, context }) => {
    const { id, answer: given, ...details } = input;
    const found = await findInvitation(context, id, "guests:write");
    const invitation = found ?? (await refuseGuessedToken(context));
    await recordResponse(context, invitation, given, details);
    const message = given === "yes" ? cardMessages.confirmed : cardMessages.declined;
    return { success: true, message, answer: given };
  }),

  publicCard: answer(contract.publicCard).handler(async ({ input, context }) => {
    const { now } = context;
    const trial = await findTrialCard(context, input.id);
    if (trial) return trial;
    const found =
      (await findGuestCard(context.db, input.id)) ?? (await refuseGuessedToken(context));
    const { guest, campaign, delivery, category, rsvp, settings } = found;
    const facts =
      (await findCardFacts(context, guest.eventId)) ?? (await refuseGuessedToken(context));
    const { event, subject, questions, ceremonies } = facts;
    const status = eventStatus(category, facts.newest);
    const isAsked = asksForAnswer(category, status);
    const cardText = await cardTextFor(context, found);
    const base = `/api/v1/wedding-cards/${delivery.token}`;
    const comes = guest.answer === "yes";
    const today = calendarDate(now);
    const day = event.weddingDatePrecision === "exact" ? event.weddingDate : null;
    const table = isAsked ? await findToldTable(context.db, guest, day, today) : null;
    return {
      guest: {
        civility: civilityLabel(guest.civility),
        last_name: guest.lastName,
        given_names: guest.givenNames,
      },
      answer: guest.answer,
      answered_at: guest.answeredAt?.toISOString() ?? null,
      event: presentCardEvent(subject, category, status),
      message: {
        subject: cardText.fill(campaign.subject ?? defaultSubject(subject, category)),
        text: cardText.fill(cardText.text),
      },
      purpose: category === "thanks" ? "thanks" : "invitation",
      card: {
        file: pictureOf(context, campaign) ?? cardPictureAddress(delivery.token),
        ...cardSize,
      },
      ceremonies: ceremoniesFor(ceremonies, rsvp).map((one) => ({
        ...presentInvited(one, event, base),
        comes:
          guest.answer === "none"
            ? null
            : comes && (rsvp?.comesTo?.includes(one.ceremony.id) ?? true),
      })),
      companions: {
        allowed: companionsAllowed(guest, rsvp, settings),
        coming: comes ? guest.companions : 0,
      },
      questions: questions.map((one) => presentQuestion(one, rsvp)),
      deadline: settings.deadline,
      entry: comes && isAsked ? entryOf(base, context.wallet) : null,
      can: { answer: isAsked && isOpenOn(today, settings) },
      ...(table === null ? {} : { table }),
    };
  }),
};
