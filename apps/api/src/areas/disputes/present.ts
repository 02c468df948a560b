import {
  type DisputeSide,
  disputeKindLabels,
  disputeMachine,
  disputePhase,
} from "@jdj/contract/disputes/dispute-states";
import type { Dispute } from "@jdj/contract/disputes/shapes";
import type { RequestContext } from "../../app-context.ts";
import { signedFileAddress } from "../files/signed-address.ts";
import { listPhotos, type StoredDispute } from "./queries.ts";

/** How far a stored dispute is. */
export function phaseOf(dispute: StoredDispute, now: Date) {
  const { state, answeredAt, answerBy, providerId } = dispute;
  return disputePhase({ state, answeredAt, answerBy, hasProvider: providerId !== null }, now);
}

/** Some disputes as one side sees them, by their numbers. */
export async function presentDisputes(
  { db, settings, now }: Pick<RequestContext, "db" | "settings" | "now">,
  rows: readonly StoredDispute[],
  side: DisputeSide,
): Promise<Map<number, Dispute>> {
  if (rows.length === 0) return new Map();
  const photos = await listPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => {
      const of = (by: "customer" | "provider") =>
        photos
          .filter((photo) => photo.disputeId === row.id && photo.side === by)
          .map(({ fileId }) => signedFileAddress(settings.secret, fileId, now));
      const phase = phaseOf(row, now);
      return [
        row.id,
        {
          ...{ id: row.id, kind: row.kind, kind_label: disputeKindLabels[row.kind] },
          ...{ state: row.state, phase, reason: row.reason, photos: of("customer") },
          ...{ answer: row.answer, answer_photos: of("provider"), decision: row.decision },
          answer_by: row.answerBy.toISOString(),
          answered_at: row.answeredAt?.toISOString() ?? null,
          amount_fcfa: row.amountFcfa,
          ...{ refund_fcfa: row.refundFcfa, released_fcfa: row.releasedFcfa },
          created_at: row.createdAt.toISOString(),
          ended_at: row.endedAt?.toISOString() ?? null,
          can: {
            answer: disputeMachine.may(phase, "answered", side),
            withdraw: disputeMachine.may(phase, "withdrawn", side),
          },
        },
      ];
    }),
  );
}
