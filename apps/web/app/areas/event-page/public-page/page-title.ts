import { ofGathering } from "@jdj/contract/designs/event-voice";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { ofHosts } from "@jdj/french/names";

/** « La page de la fête d’Awa & Koffi »; in mourning the name of the event alone, « Obsèques de Yao Kouamé ». */
export function pageTitle({ name, hosts, voice }: EventPage["event"]): string {
  return voice.tone === "sober"
    ? name
    : `La page ${ofGathering(voice.gathering)}${ofHosts({ name, hosts })}`;
}
