import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { at } from "@jdj/contract/paths/addresses";
import { useEffect, useRef, useState } from "react";
import type { CountAnswer } from "./count-message.ts";

/** How long a form must stay unchanged before it is counted, in milliseconds. */
const debounceMs = 400;

/** What was counted last, and whether it is being counted anew. */
export interface Counted {
  preview: MessagePreview | null;
  refused: string | null;
  asking: boolean;
}

interface Waiting {
  timer: number;
  over: AbortController;
}

function stop(waiting: Waiting | null): void {
  if (waiting === null) return;
  window.clearTimeout(waiting.timer);
  waiting.over.abort();
}

/** Counts a form of a message after each change. Without a network what was counted last stays. */
export function useCount(first: MessagePreview | null) {
  const [counted, setCounted] = useState<Counted>({ preview: first, refused: null, asking: false });
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => () => stop(waiting.current), []);

  function count(form: HTMLFormElement) {
    stop(waiting.current);
    const over = new AbortController();
    const timer = window.setTimeout(async () => {
      setCounted((last) => ({ ...last, asking: true }));
      try {
        const body = new FormData(form);
        const response = await fetch(at("countGuestMessage"), {
          method: "POST",
          body,
          signal: over.signal,
        });
        const answer: CountAnswer = await response.json();
        setCounted((last) =>
          "preview" in answer
            ? { preview: answer.preview, refused: null, asking: false }
            : { ...last, refused: answer.refused, asking: false },
        );
      } catch {
        if (!over.signal.aborted) setCounted((last) => ({ ...last, asking: false }));
      }
    }, debounceMs);
    waiting.current = { timer, over };
  }
  return { counted, count };
}
