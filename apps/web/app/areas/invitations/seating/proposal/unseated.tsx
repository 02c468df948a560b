import type { SeatedGuest } from "@jdj/contract/invitations/seating";
import type { SeatingProposal } from "@jdj/contract/invitations/seating-proposal";
import { count } from "@jdj/french/plural";
import { nameOf } from "#app/areas/invitations/seating/families.ts";
import { Note } from "#app/ui/error-note.tsx";

const reasons: Readonly<Record<SeatingProposal["unseated"][number]["reason"], string>> = {
  "too-large": "aucune table n’a autant de places",
  "no-room": "plus assez de places libres à une même table",
  "kept-apart": "il reste des places, mais à côté de ceux qu’ils évitent",
};

type UnseatedProps = {
  unseated: SeatingProposal["unseated"];
  guests: readonly SeatedGuest[];
};

/** Who finds no place, and why. */
export function Unseated({ unseated, guests }: UnseatedProps) {
  if (unseated.length === 0) return null;
  const names = new Map(guests.map((guest) => [guest.id, nameOf(guest)]));
  return (
    <Note tone="warning">
      <p>Sans place dans cette proposition{"\u00a0"}:</p>
      <ul>
        {unseated.map(({ guest_ids, people, reason }) => (
          <li key={guest_ids[0]}>
            {guest_ids.map((id) => names.get(id)).join(", ")} ({count(people, "personne")})
            {"\u00a0"}: {reasons[reason]}
          </li>
        ))}
      </ul>
    </Note>
  );
}
