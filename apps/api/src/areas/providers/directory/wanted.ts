import type { Filters, ProviderOrder } from "@jdj/contract/providers/filters";

/** The filters of the directory; a missing one does not filter. */
export interface Wanted {
  serviceTypeId?: number | undefined;
  townId?: number | undefined;
  providerId?: number | undefined;
  /** FCFA: the provider's range of prices touches this one; one without a price does not. */
  minPriceFcfa?: number | undefined;
  maxPriceFcfa?: number | undefined;
  /** The least mark, 1 to 5. */
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
    minPriceFcfa: input.min_price,
    maxPriceFcfa: input.max_price,
    mark: input.mark,
    freeOn: input.free_on,
    search: input.search,
  };
}
