import { type EventWording, wordingOf } from "@jdj/contract/notebook/event-wording";
import { useOpenEvent } from "./sharing/use-may-write.ts";

/** The words of the open notebook, by the type of its event. */
export function useWording(): EventWording {
  return wordingOf(useOpenEvent()?.event_type.code);
}
