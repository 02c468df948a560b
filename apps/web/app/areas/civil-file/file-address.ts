import type { CivilFile, CivilPaper } from "@jdj/contract/civil-file/civil-file";
import type { PaperHolder } from "@jdj/contract/civil-file/papers";
import { at } from "@jdj/contract/paths/addresses";

/** What the address of the page opens. */
export const asks = {
  paper: "piece",
  /** Beside it: whether it is noted as had. */
  got: "obtenue",
  removed: "retirer",
  /** The choice of the town hall; a number chooses one before. */
  hall: "mairie",
} as const;

/** The address of the page with what it opens, and the paper to which it leads. */
export function fileAddress(
  opened: Readonly<Record<string, string>> = {},
  paperId?: number,
): string {
  const query = new URLSearchParams(opened).toString();
  const place = paperId === undefined ? "" : `#piece-${paperId}`;
  return `${at("civilFile")}${query ? `?${query}` : ""}${place}`;
}

/** The order in which the holders are shown, each with their list. */
const order: readonly PaperHolder[] = ["groom", "bride", "both", "witnesses"];

/** Whose papers a list has, as it is headed. */
export function holderName(holder: PaperHolder, people: CivilFile["people"]): string {
  switch (holder) {
    case "groom":
      return people.groom ?? "Le fiancé";
    case "bride":
      return people.bride ?? "La fiancée";
    case "both":
      return "Vous deux";
    case "witnesses":
      return "Vos témoins";
  }
}

/** The lists of the papers by holder, those without any left out. */
export function byHolder(
  papers: readonly CivilPaper[],
): { holder: PaperHolder; papers: CivilPaper[] }[] {
  return order
    .map((holder) => ({ holder, papers: papers.filter((paper) => paper.holder === holder) }))
    .filter((list) => list.papers.length > 0);
}

/** The holders as choices of a form. */
export function holderChoices(people: CivilFile["people"]) {
  return order.map((value) => ({ value, label: holderName(value, people) }));
}
