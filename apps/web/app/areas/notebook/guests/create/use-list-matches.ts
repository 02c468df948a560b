import type { GuestMatch } from "@jdj/contract/notebook/guest-matches";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { RowTexts } from "#app/areas/notebook/guests/paste/pasted-rows.ts";
import { ACCOUNT_FIELD, useFormAccount } from "#app/forms/posting-account-field.tsx";
import { type ListMatches, matchesOf, peopleOf } from "./list-matches.ts";

type Answer = { matches?: GuestMatch[] };

/**
 * Compares a list that was read with the guests of the event. Without a network nobody is known:
 * the save refuses a number that is in the list.
 * @param onMatched takes the rows of those who are guests already
 */
export function useListMatches(onMatched: (rows: readonly string[]) => void) {
  const { submit, data } = useFetcher<Answer>();
  const account = useFormAccount();
  const asked = useRef<readonly string[]>([]);
  const [matches, setMatches] = useState<ListMatches | null>(null);

  const show = useEffectEvent((found: readonly GuestMatch[]) => {
    const rows = asked.current;
    setMatches(matchesOf(rows, found));
    if (found.length > 0) onMatched(found.map(({ index }) => rows[index] ?? ""));
  });
  useEffect(() => {
    if (data?.matches) show(data.matches);
  }, [data]);

  return {
    matches,
    compare(texts: RowTexts, rows: readonly string[]) {
      setMatches(null);
      asked.current = rows;
      if (rows.length === 0) return;
      const form = new FormData();
      form.set("intent", "match");
      form.set("people", JSON.stringify(peopleOf(texts, rows)));
      if (account !== null) form.set(ACCOUNT_FIELD, account);
      void submit(form, { method: "post" });
    },
    forget(row: string) {
      setMatches(
        (before) =>
          before && { ...before, different: before.different.filter((one) => one.row !== row) },
      );
    },
  };
}
