import { defaultVoices, type EventVoice } from "@jdj/contract/designs/event-voice";
import type { eventTypes } from "./tables.ts";

/** The columns of a type of event that say how it speaks. */
type VoiceColumns = Pick<
  typeof eventTypes.$inferSelect,
  | "tone"
  | "showsBrand"
  | "cardName"
  | "gathering"
  | "question"
  | "hostsVerb"
  | "hostsVerbToYou"
  | "occasion"
  | "thanks"
  | "contribution"
  | "smsSender"
>;

/** How an event speaks: what its pages read, and what writes its cards and messages. */
export interface Voice {
  /** What its pages read. */
  guests: EventVoice;
  /** After « a » or « ont », before the guest's name, and to the guest; null for those of the purpose. */
  verb: string | null;
  verbToYou: string | null;
  /** What a card announces, before a name: « du décès de »; null for the feast of the type. */
  occasion: string | null;
  /** The sender of SMS where the product's name is not shown. */
  smsSender: string | null;
}

/** The voice of a type of event: what staff wrote, else the words of its tone. */
export function voiceOf(type: VoiceColumns): Voice {
  const words = defaultVoices[type.tone];
  return {
    guests: {
      tone: type.tone,
      shows_brand: type.showsBrand,
      card_name: type.cardName ?? words.card_name,
      gathering: type.gathering ?? words.gathering,
      question: type.question ?? words.question,
      thanks: type.thanks ?? words.thanks,
      contribution: type.contribution ?? words.contribution,
    },
    verb: type.hostsVerb,
    verbToYou: type.hostsVerbToYou,
    occasion: type.occasion,
    smsSender: type.smsSender,
  };
}

/** The voice of a feast for which nobody wrote another. */
export const festiveVoice: Voice = {
  guests: defaultVoices.festive,
  verb: null,
  verbToYou: null,
  occasion: null,
  smsSender: null,
};
