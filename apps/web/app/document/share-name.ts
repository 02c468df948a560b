import type { SharePage } from "@jdj/contract/content/share-pages";
import { type AddressName, patterns } from "@jdj/contract/paths/addresses";

/** Which picture a chat app shows beside a page's link: `/partage/{name}.png`. */
export type ShareName = SharePage | `mairie/${string}` | `carte/${string}`;

const own: Partial<Record<AddressName, SharePage>> = {
  welcome: "bienvenue",
  townHalls: "mairies",
  contact: "contact",
  questions: "questions",
  joyVisibility: "prestataires",
  onboarding: "prestataires",
  providers: "prestataires",
};

/** The picture of a public page, by its path; the home page's where it has none. */
export function shareNameOf(path: string): ShareName {
  const [page = ""] = path.split("?");
  const hall = /^\/(?:details|dossier)-mairie-[^/]*\/(\d+)$/.exec(page);
  if (hall) return `mairie/${hall[1]}`;
  if (/^\/blog(?:\/|$)/.test(page)) return "blog";
  const named = Object.entries(own).find(([name]) => patternOf(name) === page);
  return named?.[1] ?? "accueil";
}

function patternOf(name: string): string | undefined {
  return Object.entries(patterns).find(([one]) => one === name)?.[1];
}
