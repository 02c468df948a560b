import type { ProviderOrder } from "@jdj/contract/providers/filters";
import type { Database } from "../../../database/connect.ts";
import { listTowns } from "../towns/queries.ts";
import { listServiceTypes, readCounts } from "./counts.ts";
import { EVERY_PROVIDER } from "./facets.ts";
import { listIds, pageShown } from "./list-ids.ts";
import { countByServiceType, countByTown, countMatches, findWords, select } from "./matches.ts";
import type { Wanted } from "./wanted.ts";

/** What is asked of the directory: filters, order and page. */
export interface Asked {
  wanted: Wanted;
  order: ProviderOrder;
  /** From 1; the first when missing. */
  page?: number | undefined;
}

interface Counted {
  id: number;
  name: string;
  providers_count: number;
}

/** A page of the directory: the ids of its providers, and what the filters are told beside. */
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

/** Answers a search from the tables of the directory. */
export async function searchDatabase(
  db: Database,
  { wanted, order, page: asked }: Asked,
): Promise<FoundPage> {
  const [counts, types, towns, terms] = await Promise.all([
    readCounts(db),
    listServiceTypes(db),
    listTowns(db),
    findWords(db, wanted.search),
  ]);
  const registered = counts.get(EVERY_PROVIDER) ?? 0;
  const none = () => 0;
  const selectedBy = (filters: Wanted) => (terms === null ? null : select(filters, terms));
  const selection = selectedBy(wanted);
  const ofTypes = selectedBy({ ...wanted, serviceTypeId: undefined });
  const ofTowns = selectedBy({ ...wanted, townId: undefined });
  const [total, byType, byTown] = await Promise.all([
    selection === null ? 0 : countMatches(db, counts, selection),
    ofTypes === null ? none : countByServiceType(db, counts, ofTypes),
    ofTowns === null ? none : countByTown(db, counts, ofTowns),
  ]);
  const { page, lastPage } = pageShown(asked, total);
  const ids =
    selection === null ? [] : await listIds(db, selection, { total, registered, page, order });
  return {
    ids,
    total,
    page,
    lastPage,
    registered,
    serviceTypes: types.map((type) => ({ ...type, providers_count: byType(type.id) })),
    towns: towns.map(({ district: _, ...town }) => ({
      ...town,
      providers_count: byTown(town.id),
    })),
  };
}
