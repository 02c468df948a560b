import type { Tone } from "@jdj/contract/designs/event-voice";
import type { HideableSection } from "@jdj/contract/notebook/event-type-sections";
import { type EventWording, wordingOf } from "@jdj/contract/notebook/event-wording";
import { useOpenEvent } from "./sharing/use-may-write.ts";

/** The words of the open notebook, by the type of its event, with what else its type says. */
export function useWording(): EventWording & {
  code: string | undefined;
  /** The sections that the notebook does without. */
  hidden: readonly HideableSection[];
  tone: Tone;
} {
  const type = useOpenEvent()?.event_type;
  return {
    ...wordingOf(type?.code),
    code: type?.code,
    hidden: type?.hidden_sections ?? [],
    tone: type?.tone ?? "festive",
  };
}
