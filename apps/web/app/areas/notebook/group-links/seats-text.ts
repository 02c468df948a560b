import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { grouped } from "@jdj/french/money";

type Counts = Pick<GroupLink, "taken" | "seats" | "pending" | "waiting" | "refused" | "to_tell">;

/** « 28 / 40 places · 1 à confirmer · 3 en attente »: what is taken, and who needs something. */
export function seatsText({ taken, seats, pending, waiting, refused, to_tell }: Counts): string {
  const parts = [`${grouped(taken)} / ${grouped(seats)} ${seats === 1 ? "place" : "places"}`];
  if (pending > 0) parts.push(`${grouped(pending)} à confirmer`);
  if (to_tell > 0) parts.push(`${grouped(to_tell)} à prévenir`);
  if (waiting > 0) parts.push(`${grouped(waiting)} en attente`);
  if (refused > 0) parts.push(`${grouped(refused)} ${refused === 1 ? "écarté" : "écartés"}`);
  return parts.join(" · ");
}
