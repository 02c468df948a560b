import { useEffect, useState } from "react";
import { at } from "../../../addresses.ts";
import type { ChoosableGuest } from "./draft.ts";

/** The event's guests once they were fetched, else null; and whether they could not be. */
export function useGuests(): { guests: ChoosableGuest[] | null; failed: boolean } {
  const [guests, setGuests] = useState<ChoosableGuest[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    fetch(at("cardGuests"), { signal: over.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setGuests)
      .catch(() => setFailed(!over.signal.aborted));
    return () => over.abort();
  }, []);
  return { guests, failed };
}
