import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { Badge } from "#app/ui/badge.tsx";

/** Whether a group takes registrations. */
export function StateBadge({ link: { state } }: { link: Pick<GroupLink, "state"> }) {
  if (state === "open") return <Badge tone="good">Ouvert</Badge>;
  return state === "full" ? <Badge tone="waiting">Complet</Badge> : <Badge>Fermé</Badge>;
}
