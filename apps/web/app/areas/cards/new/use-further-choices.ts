import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import type { CardChoices } from "./draft.ts";

type FurtherChoices = Pick<CardChoices, "categories" | "guests">;

/** All texts and guests once they were fetched, else null; and whether they could not be. */
export function useFurtherChoices(): { further: FurtherChoices | null; failed: boolean } {
  const [further, setFurther] = useState<FurtherChoices | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    fetch(at("cardChoices"), { signal: over.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setFurther)
      .catch(() => setFailed(!over.signal.aborted));
    return () => over.abort();
  }, []);
  return { further, failed };
}
