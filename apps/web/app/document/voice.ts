import type { EventVoice } from "@jdj/contract/designs/event-voice";
import { useMatches } from "react-router";

/**
 * How the page on screen speaks: as the event of which it is, where its loader returned a `voice`; null
 * for a page that speaks as the product does. Title, head, colours and the way home of a guest's page
 * depend on it.
 */
export function useVoice(): EventVoice | null {
  const matches = useMatches();
  const voices = matches.map(({ loaderData }) => voiceIn(loaderData));
  return voices.find((voice) => voice !== null) ?? null;
}

function voiceIn(loaderData: unknown): EventVoice | null {
  if (typeof loaderData !== "object" || loaderData === null || !("voice" in loaderData))
    return null;
  return (loaderData as { voice: EventVoice }).voice;
}
