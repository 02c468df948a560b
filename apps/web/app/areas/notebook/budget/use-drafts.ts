import type { BudgetGroup } from "@jdj/contract/notebook/budget";
import { useCallback, useEffect, useState } from "react";
import { readDraft, storeDraft } from "#app/device/draft-store.ts";
import { type AmountName, amountNames, type Draft, type Drafts, stillUnsaved } from "./drafts.ts";

/**
 * The unsaved changes, also stored on this device: they survive a reload, an empty battery or a
 * lost network.
 */
export function useDrafts(eventId: number, groups: readonly BudgetGroup[]) {
  const [drafts, setDrafts] = useState<Drafts>({});

  useEffect(() => setDrafts(readDrafts(eventId)), [eventId]);
  useEffect(() => setDrafts((last) => stillUnsaved(groups, last)), [groups]);
  useEffect(
    () => storeDraft("budget", eventId, stillUnsaved(groups, drafts)),
    [eventId, groups, drafts],
  );

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

function readDrafts(eventId: number): Drafts {
  const stored = readDraft("budget", eventId);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).map(([id, draft]) => [id, draftFrom(draft)]));
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
