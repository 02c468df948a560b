import { disputeKindLabels } from "@jdj/contract/disputes/dispute-states";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import type { StoredDispute } from "../queries.ts";

/** What both sides are told about. */
export type DisputeEvent =
  | "opened"
  | "answered"
  | "reminder"
  | "unanswered"
  | "decided"
  | "withdrawn"
  | "closed";

const quoted = (text: string) => (text === "" ? [] : [`«\u00a0${text}\u00a0»`]);

/**
 * What an email says of a dispute, one thing a line: what it is about, and what is new.
 * @param shown what somebody wrote, as it may be sent to somebody else
 */
export function disputeDetail(
  event: DisputeEvent,
  dispute: StoredDispute,
  shown: (text: string) => string,
): string {
  const { label, kind, amountFcfa, reason, answer, decision } = dispute;
  const what = `${label}, ${fcfa(amountFcfa)}, «\u00a0${disputeKindLabels[kind]}\u00a0».`;
  const until = `Réponse attendue jusqu’au ${dateAndTime(dispute.answerBy)}.`;
  const lines = {
    opened: [...quoted(shown(reason)), until],
    reminder: [until],
    answered: quoted(shown(answer)),
    unanswered: [],
    decided: [
      `${fcfa(dispute.refundFcfa)} au client, ${fcfa(dispute.releasedFcfa)} au prestataire.`,
      ...quoted(shown(decision)),
    ],
    withdrawn: [],
    closed: [],
  } satisfies Record<DisputeEvent, string[]>;
  return [what, ...lines[event]].join("\n");
}
