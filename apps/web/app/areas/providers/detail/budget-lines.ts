import type { BudgetGroup } from "@jdj/contract/notebook/budget";

/** A line of the budget onto which a provider's price may be put. */
export interface OfferedLine {
  /** The id of its pivot. */
  value: string;
  label: string;
  /** Whether the price there is this provider's. */
  added: boolean;
}

type Offer = {
  provider: { name: string; service_type: readonly { id: number }[] };
  /** The pivot that the reader came from; 0 for none. */
  from: number;
};

/**
 * The lines that fit a provider: the one that the reader came from comes first, then those of the
 * provider's services in their order; all lines where none does.
 */
export function offeredLines(groups: readonly BudgetGroup[], offer: Offer): OfferedLine[] {
  const services = offer.provider.service_type.map(({ id }) => id);
  const all = groups.flatMap(({ children }) => children);
  const fitting = all.filter(
    ({ pivot, category_product_id: service }) =>
      pivot.id === offer.from || (service !== null && services.includes(service)),
  );
  // A caterer who also has drinks is a caterer first.
  const placeOf = ({ pivot, category_product_id: service }: (typeof all)[number]) =>
    pivot.id === offer.from ? -1 : services.indexOf(service ?? 0);
  return (fitting.length > 0 ? fitting : all)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ content, pivot }) => ({
      value: String(pivot.id),
      label: content,
      added: pivot.price_from === offer.provider.name,
    }));
}

/** The line that a form names, as the call takes it; null for anything else. */
export function namedLine(value: string) {
  return /^\d{1,16}$/.test(value) ? { event_budget_id: value } : null;
}
