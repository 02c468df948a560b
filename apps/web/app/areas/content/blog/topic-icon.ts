import type { IconName } from "#app/ui/icon-names.ts";

/** What an article is about, by the words of its address; the first that fits. */
const topics: [RegExp, IconName][] = [
  [/budget|argent|prix|cout/, "coins"],
  [/mairie|civil|dossier/, "building-bank"],
  [/dot|cadeau/, "gift"],
  [/faire-part|carte|invitation/, "mail-heart"],
  [/invite|liste|table/, "users-group"],
  [/date|saison|planning|calendrier/, "calendar-heart"],
  [/photo|film|video/, "camera"],
  [/lieu|salle|voyage/, "map-pin"],
  [/tenue|robe|pagne|costume/, "shirt"],
  [/prestataire|traiteur|boutique/, "building-store"],
];

/** The drawing on the cover of an article without a picture, so that it says what the article is about. */
export function topicIcon(slug: string): IconName {
  return topics.find(([words]) => words.test(slug))?.[1] ?? "heart";
}
