import { PROVIDERS_A_PAGE } from "@jdj/contract/providers/directory";
import type { Filters, ProviderOrder } from "@jdj/contract/providers/filters";

/** The filters of the directory; a missing one does not filter. */
export interface Wanted {
  serviceTypeId?: number | undefined;
  townId?: number | undefined;
  providerId?: number | undefined;
  /** The guests of the event for which prices are compared; the usual ones when missing. */
  guests?: number | undefined;
  /** FCFA: the provider's range of prices touches this one; one without a price does not. */
  minPriceFcfa?: number | undefined;
  maxPriceFcfa?: number | undefined;
  /** The least rating, 1 to 5. */
  mark?: number | undefined;
  /** `YYYY-MM-DD` on which the provider is free. */
  freeOn?: string | undefined;
  search?: string | undefined;
}

/** The order of the list when none is asked for: by rank, then by name. */
export const DEFAULT_ORDER: ProviderOrder = "recommended";

/** The filters of a call. */
export function wantedOf(input: Filters): Wanted {
  return {
    serviceTypeId: input.service_type_id,
    townId: input.town_id,
    providerId: input.id,
    guests: input.guests,
    minPriceFcfa: input.min_price,
    maxPriceFcfa: input.max_price,
    mark: input.mark,
    freeOn: input.free_on,
    search: input.search,
  };
}

/** What is asked of the directory: filters, order and page. */
export interface Asked {
  wanted: Wanted;
  order: ProviderOrder;
  /** From 1; the first when missing. */
  page?: number | undefined;
  /** `YYYY-MM-DD`: who asks for more notice than is left is not free. Without it nobody's is looked at. */
  today?: string | undefined;
}

interface Counted {
  id: number;
  name: string;
  providers_count: number;
}

/** A page of the directory: the ids of its providers, and what the filters show beside. */
export interface FoundPage {
  ids: number[];
  /** The number of matches. */
  total: number;
  page: number;
  lastPage: number;
  /** The number of all public providers. */
  registered: number;
  /** Every service type, with the matches of the other filters; the same for towns. */
  serviceTypes: Counted[];
  towns: (Counted & { latitude: number; longitude: number })[];
}

/** The page that is shown when a page is asked for: a page after the last is the last. */
export function pageShown(asked: number | undefined, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / PROVIDERS_A_PAGE));
  return { page: Math.min(asked ?? 1, lastPage), lastPage };
}
