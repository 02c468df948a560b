import type { SharePage } from "@jdj/contract/content/share-pages";
import { type AddressName, patterns } from "@jdj/contract/paths/addresses";

/** Which picture a chat app shows beside a page's link: `/partage/{name}.png`. */
export type ShareName =
  | SharePage
  | `${keyof typeof folders | "cadeaux" | "carte" | "fete"}/${string}`;

/** The pages of one thing each, by the folder of their pictures. */
const folders = {
  mairie: /^\/(?:details|dossier)-mairie-[^/]*\/(\d+)$/,
  article: /^\/shopping\/(?:product|service)\/(\d+)$/,
  vendeur: /^\/shopping\/vendeur\/(\d+)$/,
  prestataire: /^\/prestataires-de-mariage-details\/(\d+)$/,
  package: /^\/description-package-[^/]*\/(\d+)$/,
} as const;

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
  for (const [folder, pattern] of Object.entries(folders)) {
    const id = pattern.exec(page)?.[1];
    if (id !== undefined) return `${folder as keyof typeof folders}/${id}`;
  }
  if (/^\/blog(?:\/|$)/.test(page)) return "blog";
  const named = Object.entries(own).find(([name]) => patternOf(name) === page);
  return named?.[1] ?? "accueil";
}

function patternOf(name: string): string | undefined {
  return Object.entries(patterns).find(([one]) => one === name)?.[1];
}
