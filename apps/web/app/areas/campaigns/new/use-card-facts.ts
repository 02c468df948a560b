import type { FieldErrors } from "@jdj/contract/call/refusals";
import type { CardFacts } from "@jdj/contract/campaigns/card-facts";
import { at } from "@jdj/contract/paths/addresses";
import { readDate } from "@jdj/french/dates";
import { useEffect, useRef, useState } from "react";
import { textFrom } from "#app/forms/form-fields.ts";
import { namesTyped, nobodyMissing } from "./card-facts-rules.ts";
import type { CardFactsAnswer } from "./save-card-facts.ts";

/** How long the fields rest before they are written, in milliseconds; leaving a field writes at once. */
const RESTS_MS = 1200;

/** What the first card says, and the form beside it. */
export type CardFactsWork = {
  eventId: number;
  card: CardFacts;
  /** Grows with each change that was written: the card's pictures are drawn anew. */
  revision: number;
  errors: FieldErrors;
  /** What the required names still lack, as a sentence; null when nobody is missing. */
  missing: string | null;
  typed: (form: HTMLFormElement) => void;
  left: (form: HTMLFormElement) => void;
};

/**
 * Writes what is typed beside the first card into the notebook as soon as a field is left, so that the
 * card shows it and nothing is lost on the way to another page.
 */
export function useCardFacts(eventId: number, begin: CardFacts, facts: Record<string, string>) {
  const [known, setKnown] = useState({ card: begin, eventFacts: facts, revision: 0 });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [names, setNames] = useState(() => namesTyped(begin.names));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef("");
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function write(form: HTMLFormElement) {
    clearTimeout(timer.current);
    const data = new FormData(form);
    // A date that is half typed waits: sending the card says what is wrong with it.
    if (readDate(textFrom(data, "date")) === null) data.delete("date");
    const text = JSON.stringify([...data]);
    if (text === written.current) return;
    written.current = text;
    asked.current?.abort();
    const request = new AbortController();
    asked.current = request;
    try {
      const response = await fetch(at("firstCard"), {
        method: "POST",
        body: data,
        signal: request.signal,
      });
      const answer: CardFactsAnswer = await response.json();
      if ("refused" in answer) {
        setErrors(answer.errors);
        return;
      }
      setErrors({});
      setKnown(({ revision }) => ({
        card: answer.firstCard,
        eventFacts: answer.eventFacts,
        revision: revision + 1,
      }));
    } catch {
      // Aborted by newer values, or no network: sending the card writes them again.
      written.current = "";
    }
  }

  return {
    eventFacts: known.eventFacts,
    work: {
      eventId,
      card: known.card,
      revision: known.revision,
      errors,
      missing: nobodyMissing(begin.names, names),
      typed(form) {
        setNames(namesTyped(begin.names, new FormData(form)));
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void write(form), RESTS_MS);
      },
      left: (form) => void write(form),
    } satisfies CardFactsWork,
  };
}
