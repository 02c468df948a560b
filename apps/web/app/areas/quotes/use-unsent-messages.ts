import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Draft } from "./chat-form.tsx";
import { type Pending, pendingOf } from "./pending-message.tsx";
import { unsentStore } from "./unsent-store.ts";

/**
 * The messages of a conversation that the server does not have yet, oldest first; those of a closed
 * page are taken up again.
 */
export function useUnsentMessages(side: QuoteSide, requestId: number) {
  const store = useMemo(() => unsentStore(side, requestId), [side, requestId]);
  const [waiting, setWaiting] = useState<Pending[]>([]);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const stored = store
      .readWaiting()
      .map(({ key, text }): Pending => ({ key, draft: { kind: "message", text } }));
    if (stored.length === 0) return;
    setWaiting((present) => {
      const keys = new Set(present.map(({ key }) => key));
      return [...stored.filter(({ key }) => !keys.has(key)), ...present];
    });
  }, [store]);

  const send = (draft: Draft) => {
    const pending = pendingOf(draft);
    if (draft.kind === "message") store.add({ key: pending.key, text: draft.text });
    setWaiting((present) => [...present, pending]);
  };
  const onAnswered = useCallback(
    (key: string) => setAnswered((keys) => (keys.has(key) ? keys : new Set([...keys, key]))),
    [],
  );
  const onDone = useCallback(
    (key: string) => {
      store.drop(key);
      setWaiting((present) => present.filter((pending) => pending.key !== key));
    },
    [store],
  );
  const next = waiting.find(({ key }) => !answered.has(key))?.key;
  return { store, waiting, next, send, onAnswered, onDone };
}
