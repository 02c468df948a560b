import type { Guest } from "@jdj/contract/notebook/guests";
import { useCallback, useState } from "react";

/**
 * The guests that are ticked, by id; null while none are being chosen. Once the list has changed,
 * what was to be done with them is done.
 */
export function useChosenGuests(guests: readonly Guest[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [known, setKnown] = useState(guests);
  if (known !== guests) {
    setKnown(guests);
    setChosen(null);
  }
  // The same function at each drawing: a row is drawn again only when it is ticked itself.
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
    /** Ticks these besides, or unticks them. */
    chooseAll: (shown: readonly Guest[], on: boolean) => {
      const ids = new Set(shown.map(({ id }) => id));
      const others = [...(chosen ?? [])].filter((id) => !ids.has(id));
      setChosen(new Set(on ? [...others, ...ids] : others));
    },
  };
}
