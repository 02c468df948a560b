import { z } from "zod";
import { Id, Instant, oneOf, PathId, Upload } from "../call/shapes.ts";
import { paragraphs } from "../content/paragraphs.ts";
import {
  DISPUTE_TEXT_MAX,
  type DisputeKind,
  disputeKinds,
  disputePhases,
  disputeStates,
  MOST_PHOTOS,
} from "./dispute-states.ts";
import { disputeMessages } from "./messages.ts";

/** A dispute as both sides and staff see it. */
export const Dispute = z
  .object({
    id: Id,
    kind: z.enum(disputeKinds),
    kind_label: z.string(),
    state: z.enum(disputeStates),
    phase: z.enum(disputePhases),
    /** What the customer wrote; empty once it is erased, as the answer. */
    reason: z.string(),
    /** Addresses of photos, which open for an hour or two. */
    photos: z.array(z.string()),
    /** What the other side answered; empty before. */
    answer: z.string(),
    answer_photos: z.array(z.string()),
    /** By when the other side answers. */
    answer_by: Instant,
    answered_at: Instant.nullable(),
    /** What staff wrote to both; empty before. */
    decision: z.string(),
    /** What it was about when it was opened, what goes back to the customer, and the rest, FCFA. */
    amount_fcfa: z.int(),
    refund_fcfa: z.int(),
    released_fcfa: z.int(),
    created_at: Instant,
    ended_at: Instant.nullable(),
    /** What the reader may do now. */
    can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: "Dispute" });
export type Dispute = z.infer<typeof Dispute>;

/** What the reader may say of something now, in the order in which it is offered; none for nothing. */
export const OfferedKinds = z.array(z.enum(disputeKinds));

const photos = z.array(Upload).max(MOST_PHOTOS, disputeMessages.tooManyPhotos).default([]);

/** What a customer sends to open a dispute. `id`: of the suborder, the booking, or the request. */
export const OpenDisputeInput = z.object({
  id: PathId,
  kind: oneOf<DisputeKind>(disputeKinds, disputeMessages.kindRequired),
  reason: paragraphs(disputeMessages.textRequired, DISPUTE_TEXT_MAX),
  photos,
});

/** What the other side sends to answer one. `id`: of the dispute. */
export const AnswerDisputeInput = z.object({
  id: PathId,
  answer: paragraphs(disputeMessages.answerRequired, DISPUTE_TEXT_MAX),
  photos,
});
