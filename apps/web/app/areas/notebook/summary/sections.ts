import type { CompletionSection } from "@jdj/contract/notebook/completion";
import type { EventWording } from "@jdj/contract/notebook/event-wording";
import { at } from "@jdj/contract/paths/addresses";

/** The completion of a section, 0 to 100. */
export type SectionShare = { section: CompletionSection; percentage: number };

/** A section on the notebook's first page. */
export type SectionTile = SectionShare & { to: string; label: string };

const places: Record<CompletionSection, { to: string; label: string }> = {
  couple: { to: at("couple"), label: "" },
  "event-date": { to: at("ceremonies"), label: "La date" },
  summary: { to: "#questions", label: "Les questions" },
  committee: { to: at("committee"), label: "Le comité" },
  budget: { to: at("budget"), label: "Le budget" },
  planning: { to: at("planning"), label: "Le planning" },
  ceremonies: { to: at("ceremonies"), label: "Dates et lieux" },
  guests: { to: at("guests"), label: "Les invités" },
  cards: { to: at("cards"), label: "Joy Cards" },
};

/** The sections in the order of the notebook, each with where it is filled in. */
export function sectionTiles(
  shares: readonly SectionShare[],
  { persons }: Pick<EventWording, "persons">,
): SectionTile[] {
  return shares.map((share) => {
    const { to, label } = places[share.section];
    return { ...share, to, label: label || persons };
  });
}

/** Where « Continuer » leads: the first section not begun, else the first not finished, else none. */
export function nextSection(tiles: readonly SectionTile[]): SectionTile | undefined {
  const open = tiles.filter(({ percentage }) => percentage < 100);
  return open.find(({ percentage }) => percentage === 0) ?? open[0];
}

/**
 * The outline (CSS `polygon()`) of a pattern whose strips are filled from the top, each to its
 * completion.
 */
export function wovenOutline(percentages: readonly number[]): string {
  const wide = 100 / percentages.length;
  const steps = percentages.flatMap((percent, index) =>
    [index, index + 1].map((edge) => `${round(edge * wide)}% ${percent}%`),
  );
  return `polygon(0% 0%, ${steps.join(", ")}, 100% 0%)`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
