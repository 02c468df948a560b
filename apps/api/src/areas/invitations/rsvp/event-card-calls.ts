import { refusal } from "@jdj/contract/call/refusals";
import { asksForAnswer, eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { eventCards as contract } from "@jdj/contract/invitations/event-card";
import { responseMessages } from "@jdj/contract/invitations/response-messages";
import { answer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { shareText } from "../../campaigns/campaigns/share-campaign.ts";
import { findCardEvent } from "../../campaigns/cards/card-event.ts";
import { pictureOf } from "../../campaigns/cards/card-text.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { alsoRefusePhones } from "../../notebook/phones/also-refuse-phones.ts";
import { couplePhone } from "../../notebook/phones/contact-phone.ts";
import { ceilings } from "../../operations/ceilings/ceilings.ts";
import { joinEvent } from "./join-event.ts";
import { presentCardEvent, presentInvited } from "./present-card.ts";
import { findEventCard } from "./queries.ts";
import { refuseGuessedToken } from "./refuse-guessed-token.ts";

export const eventCardCalls = {
  eventCard: answer(contract.eventCard).handler(async ({ input, context }) => {
    const { db } = context;
    const found = await findEventCard(db, input.id);
    const facts = found && (await findCardEvent(db, found.event.id));
    if (!found || !facts) return refuseGuessedToken(context);
    const { campaign, category } = found;
    const { subject, ceremonies, newest } = facts;
    const status = eventStatus(category, newest);
    const base = `/api/v1/event-cards/${input.id}`;
    return {
      event: presentCardEvent(subject, category, status),
      card: { file: (campaign && pictureOf(context, campaign)) ?? `${base}/card.png`, ...cardSize },
      message: campaign && (await shareText(db, campaign, null)),
      ceremonies: ceremonies.filter(isPlanned).map((one) => presentInvited(one, found.event, base)),
      can: { join: found.card.isOpen && asksForAnswer(category, status) },
    };
  }),

  join: answer(contract.join)
    .use(alsoRefusePhones(couplePhone))
    .handler(async ({ input, context }) => {
      const { id, device, ...form } = input;
      const found = (await findEventCard(context.db, id)) ?? (await refuseGuessedToken(context));
      const facts = await findCardEvent(context.db, found.event.id);
      const status = eventStatus(found.category, facts?.newest ?? null);
      if (!found.card.isOpen || !asksForAnswer(found.category, status))
        throw refusal("card-closed");
      const { address, device: agent } = context.caller;
      await consumeRateLimit(limits.selfAdd, device ?? `${address} ${agent}`, context);
      await consumeRateLimit(limits.selfAddAddress, address, context);
      await consumeRateLimit(ceilings.selfAddsPerEvent, String(found.event.id), context);
      await joinEvent(context, found.event, form);
      return { success: true, message: responseMessages.joined };
    }),
};
