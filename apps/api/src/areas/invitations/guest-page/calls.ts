import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { guestPages as contract } from "@jdj/contract/invitations/guest-page";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { presentReply } from "../../campaigns/guest-replies/present.ts";
import { listRepliesOf } from "../../campaigns/guest-replies/queries.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { withGuest } from "../../notebook/guests/with-guest.ts";
import { findStanding } from "../check-in/queries.ts";
import { askedOf } from "../responses/overview.ts";
import { presentRespondingGuest } from "../responses/present-guest.ts";
import { findGuestWithAnswer } from "../responses/queries.ts";
import { presentQuestion } from "../rsvp/present-card.ts";
import { presentCard, presentSend } from "./present-sends.ts";
import { listChangesOf, listSendsOf } from "./queries.ts";

export const guestPageCalls = {
  guestPage: answer(contract.guestPage)
    .use(asVerifiedCustomer)
    .use(withGuest)
    .handler(async ({ context }) => {
      const { actor, db, event, guest, settings } = context;
      const [asked, answered, sends, changes, standing, replies] = await Promise.all([
        askedOf(db, event),
        findGuestWithAnswer(db, guest.id),
        listSendsOf(db, guest.id),
        listChangesOf(db, guest.id),
        findStanding(db, guest.id),
        listRepliesOf(db, guest.id),
      ]);
      if (!answered) throw refusal("not-found");
      const seen = {
        settings,
        mayWrite: may(event.role, "cards:write"),
        mayAnswer: may(event.role, "guests:write"),
        customerId: actor.customer.id,
      };
      return {
        guest,
        answer: presentRespondingGuest(answered, asked),
        ceremonies: asked.ceremonies
          .filter(isPlanned)
          .map(({ ceremony: { id, name } }) => ({ id, name })),
        questions: asked.questions.map((question) => {
          const { replies: _, ...shown } = presentQuestion(question, null);
          return shown;
        }),
        changes: changes.map(({ answer: said, at }) => ({ answer: said, at: at.toISOString() })),
        check_in: standing && {
          at: standing.checkIn.at.toISOString(),
          people: standing.checkIn.people,
          entrance: standing.entrance,
        },
        sends: sends.map((send) => presentSend(send, guest, seen)),
        replies: replies.map(presentReply),
        card: presentCard(sends, seen),
      };
    }),
};
