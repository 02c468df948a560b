import { stateMachine } from "../call/state-machine.ts";

const DAY_MS = 86_400_000;

/** What a dispute is about: one seller's part of an order, or the deposit of a booking or a quote. */
export const disputeSubjects = ["suborder", "booking", "quote"] as const;
export type DisputeSubject = (typeof disputeSubjects)[number];

/** What a customer says. */
export const disputeKinds = ["not-received", "not-as-agreed", "no-show"] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** The kinds in French, as both sides and staff read them. */
export const disputeKindLabels: Readonly<Record<DisputeKind, string>> = {
  "not-received": "Je n’ai pas reçu",
  "not-as-agreed": "Pas conforme",
  "no-show": "Pas venu",
};

/** What may be said of each subject. */
export const kindsOfSubject: Readonly<Record<DisputeSubject, readonly DisputeKind[]>> = {
  suborder: ["not-received", "not-as-agreed"],
  booking: ["no-show", "not-as-agreed"],
  quote: ["no-show", "not-as-agreed"],
};

/**
 * The states of a dispute. While it is `open` the money is frozen. The customer ends it as
 * `withdrawn`, staff as `decided`; `closed` where what it was about was cancelled or given back.
 */
export const disputeStates = ["open", "withdrawn", "decided", "closed"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** How many days the other side has to answer, and after how many it is reminded. */
export const ANSWER_DAYS = 3;
export const REMINDER_DAYS = 2;

/** The most characters that one side writes. */
export const DISPUTE_TEXT_MAX = 1000;

/** Photos that one side adds at most. */
export const MOST_PHOTOS = 5;

/** By when the other side answers. */
export function answerBy(openedAt: Date): Date {
  return new Date(openedAt.getTime() + ANSWER_DAYS * DAY_MS);
}

/** From when the other side is reminded. */
export function reminderAt(openedAt: Date): Date {
  return new Date(openedAt.getTime() + REMINDER_DAYS * DAY_MS);
}

/** How far a dispute is: `answering` waits for the other side, the next two for staff. */
export const disputePhases = [
  "answering",
  "unanswered",
  "answered",
  "withdrawn",
  "decided",
  "closed",
] as const;
export type DisputePhase = (typeof disputePhases)[number];

/** How far a dispute is at an instant. @param provider whether there is still somebody to answer */
export function disputePhase(
  dispute: { state: DisputeState; answeredAt: Date | null; answerBy: Date; hasProvider: boolean },
  now: Date,
): DisputePhase {
  if (dispute.state !== "open") return dispute.state;
  if (dispute.answeredAt !== null) return "answered";
  return dispute.hasProvider && now < dispute.answerBy ? "answering" : "unanswered";
}

/** Who takes part in a dispute; `product` where what it was about was cancelled or given back. */
export type DisputeSide = "customer" | "provider" | "staff" | "product";

/**
 * What may become of a dispute, and by whom. Staff wait for the answer, three days at most; a late one
 * still counts until they decide.
 */
export const disputeMachine = stateMachine<DisputePhase, DisputeSide>({
  answering: {
    unanswered: ["product"],
    answered: ["provider"],
    withdrawn: ["customer"],
    closed: ["product"],
  },
  unanswered: {
    answered: ["provider"],
    withdrawn: ["customer"],
    decided: ["staff"],
    closed: ["product"],
  },
  answered: { withdrawn: ["customer"], decided: ["staff"], closed: ["product"] },
  withdrawn: {},
  decided: {},
  closed: {},
});
