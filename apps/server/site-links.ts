import type { SiteContacts } from "@jdj/contract/content/site-contacts";

type Links = Pick<SiteContacts, "networks" | "stores">;

/** The longest time that links are kept when changes cannot be received, in milliseconds. */
const MAX_AGE_MS = 5000;

/** The networks and stores that every page links to, held by a process between changes. */
export interface SiteLinks {
  /**
   * @param ask asks the API for them
   * @param settings what is shown when the API does not answer
   */
  read(ask: () => Promise<Links>, settings: Links): Promise<Links>;
  /** Forgets them: something that public pages show has changed. */
  drop(): void;
}

/** Holds no links yet. */
export function createSiteLinks(clock: () => number = Date.now): SiteLinks {
  let known: { links: Promise<Links>; until: number } | null = null;
  return {
    async read(ask, settings) {
      try {
        if (known === null || known.until <= clock())
          known = { links: ask(), until: clock() + MAX_AGE_MS };
        return await known.links;
      } catch {
        known = null;
        return { networks: settings.networks, stores: settings.stores };
      }
    },
    drop() {
      known = null;
    },
  };
}
