import type { OfferKind } from "../prices/tables.ts";

/** A period that may be bought, as people read it: « Présence dans l’annuaire, 12 mois ». */
export function periodName({ kind, length }: { kind: OfferKind; length: number }): string {
  return kind === "listing"
    ? `Présence dans l’annuaire, ${length}\u00a0mois`
    : `Mise en avant dans l’annuaire, ${length}\u00a0jours`;
}
