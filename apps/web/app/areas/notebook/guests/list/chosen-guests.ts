import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { useCallback, useState } from "react";

/**
 * The ticked guests, by id; null outside of the selection mode. After the list has changed
 * the selection ends.
 */
export function useChosenGuests(guests: readonly ListedGuest[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [known, setKnown] = useState(guests);
  if (known !== guests) {
    setKnown(guests);
    setChosen(null);
  }
  // A stable function: a row is rendered again only when it is ticked itself.
  const choose = useCallback(
    (id: number, on: boolean) =>
      setChosen((last) => {
        const next = new Set(last);
        if (on) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    choose,
    toggle: () => setChosen(chosen === null ? new Set() : null),
    /** Ticks or unticks these. */
    chooseAll: (shown: readonly ListedGuest[], on: boolean) => {
      const ids = new Set(shown.map(({ id }) => id));
      const others = [...(chosen ?? [])].filter((id) => !ids.has(id));
      setChosen(new Set(on ? [...others, ...ids] : others));
    },
  };
}
