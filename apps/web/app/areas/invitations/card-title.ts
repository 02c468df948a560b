import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import { ofHosts } from "@jdj/french/names";

/** What a link to an event is called: « Invitation d’Awa & Koffi », « Faire-part : Obsèques de Yao Kouamé ». */
export function cardTitle({
  name,
  hosts,
  voice,
}: Pick<PublicCard["event"], "name" | "hosts" | "voice">): string {
  const noun = voice.card_name.charAt(0).toLocaleUpperCase("fr") + voice.card_name.slice(1);
  return voice.tone === "sober" ? `${noun}\u00a0: ${name}` : noun + ofHosts({ name, hosts });
}
