import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { useCallback, useEffect, useState } from "react";
import { type AmountName, amountNames, type Draft, type Drafts, stillUnsaved } from "./drafts.ts";

/**
 * The unsaved changes, also stored on this device: they survive a reload, an empty battery or a
 * lost network.
 */
export function useDrafts(eventId: number, groups: readonly BudgetGroup[]) {
  const place = `jdj-budget-${eventId}`;
  const [drafts, setDrafts] = useState<Drafts>({});

  useEffect(() => setDrafts(read(place)), [place]);
  useEffect(() => setDrafts((last) => stillUnsaved(groups, last)), [groups]);
  useEffect(() => write(place, stillUnsaved(groups, drafts)), [place, groups, drafts]);

  const type = useCallback(
    (lineId: number, name: AmountName, text: string | undefined) => {
      const line = groups.flatMap(({ children }) => children).find(({ id }) => id === lineId);
      const over = line?.pivot?.version ?? 0;
      setDrafts((last) => ({ ...last, [lineId]: { over, ...last[lineId], [name]: text } }));
    },
    [groups],
  );
  return { drafts, type, takeBack: () => setDrafts({}) };
}

function write(place: string, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(drafts));
  } catch {
    // Full, or refused by the browser: saving still works.
  }
}

function read(place: string): Drafts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).map(([id, draft]) => [id, draftFrom(draft)]));
  } catch {
    return {}; // refused, or damaged
  }
}

function draftFrom(stored: unknown): Draft {
  const values = new Map(Object.entries(typeof stored === "object" && stored ? stored : {}));
  const over: unknown = values.get("over");
  const draft: Draft = typeof over === "number" ? { over } : {};
  for (const name of amountNames) {
    const text: unknown = values.get(name);
    if (typeof text === "string") draft[name] = text;
  }
  return draft;
}
