import type { SiteContacts } from "@jdj/contract/content/site-contacts";

type Links = Pick<SiteContacts, "networks" | "stores">;

/** The networks and stores that every page links to, held by a process between changes. */
export interface SiteLinks {
  /**
   * @param ask asks the API for them
   * @param settings what is shown when the API does not answer
   */
  read(ask: () => Promise<Links>, settings: Links): Promise<Links>;
  /** Forgets them: something that public pages show has changed. */
  drop(): void;
  /** Forgets them and holds none, because changes cannot be received. */
  suspend(): void;
  /** Holds them again. */
  resume(): void;
}

/** Holds no links yet. */
export function createSiteLinks(): SiteLinks {
  let known: Promise<Links> | null = null;
  let isSuspended = false;
  return {
    async read(ask, settings) {
      try {
        if (isSuspended) return await ask();
        known ??= ask();
        return await known;
      } catch {
        known = null;
        return { networks: settings.networks, stores: settings.stores };
      }
    },
    drop() {
      known = null;
    },
    suspend() {
      isSuspended = true;
      known = null;
    },
    resume() {
      isSuspended = false;
    },
  };
}
