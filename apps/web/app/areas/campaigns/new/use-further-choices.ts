import { readyForNew } from "@jdj/contract/campaigns/ready-query";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useState } from "react";
import type { CardChoices } from "./draft.ts";

type FurtherChoices = Pick<CardChoices, "categories" | "guests" | "uninvited" | "senderNames">;

/** All texts and guests, null until they are fetched; and whether the request failed. */
export function useFurtherChoices(isForNew: boolean): {
  further: FurtherChoices | null;
  failed: boolean;
} {
  const [further, setFurther] = useState<FurtherChoices | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    fetch(isForNew ? `${at("cardChoices")}?${readyForNew}` : at("cardChoices"), {
      signal: over.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setFurther)
      .catch(() => setFailed(!over.signal.aborted));
    return () => over.abort();
  }, [isForNew]);
  return { further, failed };
}
