import { type EventVoice, festiveVoice } from "@jdj/contract/designs/event-voice";
import { useMatches } from "react-router";

/**
 * How the page on screen speaks: as the event of which it is, where its loader returned a `voice`; else
 * as the product does. Title, head, colours and the way home of a guest's page depend on it.
 */
export function useVoice(): EventVoice {
  const matches = useMatches();
  const voices = matches.map(({ loaderData }) => voiceIn(loaderData));
  return voices.find((voice) => voice !== null) ?? festiveVoice;
}

function voiceIn(loaderData: unknown): EventVoice | null {
  if (typeof loaderData !== "object" || loaderData === null || !("voice" in loaderData))
    return null;
  return (loaderData as { voice: EventVoice }).voice;
}
