import { eventStatus } from "@jdj/contract/campaigns/card-purpose";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { civilityLabel } from "@jdj/contract/person/civility";
import type { RequestContext } from "../../../app-context.ts";
import { secretsOf } from "../../../secrets.ts";
import { findHostAsGuest } from "../../campaigns/campaigns/find-host-as-guest.ts";
import { openTrialToken } from "../../campaigns/cards/trial-token.ts";
import { cardPictureAddress } from "../../campaigns/deliveries/card-addresses.ts";
import { defaultSubject } from "../../designs/card-wording.ts";
import { cardSize } from "../../designs/drawings/design.ts";
import { ceremoniesFor, firstSettings } from "./invitation.ts";
import { presentCardEvent, presentInvited } from "./present-card.ts";
import { findCardFacts } from "./queries.ts";

/** The category of every trial. */
const CATEGORY = "invitation";

/** The card behind the link of a trial, for the host who got it; null for any other token. */
export async function findTrialCard(
  context: RequestContext,
  token: string,
): Promise<PublicCard | null> {
  const trial = openTrialToken(secretsOf(context.settings), token);
  if (trial === null) return null;
  const [host, facts] = await Promise.all([
    findHostAsGuest(context, trial.customerId),
    findCardFacts(context, trial.eventId),
  ]);
  if (!host || !facts) return null;
  const { event, subject, ceremonies } = facts;
  const status = eventStatus(CATEGORY, facts.newest);
  return {
    trial: true,
    guest: {
      civility: civilityLabel(host.civility),
      last_name: host.lastName,
      given_names: host.givenNames,
    },
    answer: "none",
    answered_at: null,
    event: presentCardEvent(subject, CATEGORY, status),
    message: {
      subject: defaultSubject(subject, CATEGORY),
      text: "Vos invités lisent ici le message que vous venez de recevoir.",
    },
    purpose: "invitation",
    card: { file: cardPictureAddress(token), ...cardSize },
    ceremonies: ceremoniesFor(ceremonies, null).map((one) => ({
      ...presentInvited(one, event, ""),
      calendar: null,
      comes: null,
    })),
    companions: { allowed: firstSettings.companions, coming: 0 },
    questions: [],
    deadline: null,
    entry: null,
    can: { answer: false },
  };
}
