import { introductionReference } from "@jdj/api/areas/content/section-introductions/reference";
import type { Client } from "@jdj/contract/client";
import type { Introduction, IntroductionKey } from "@jdj/contract/content/section-introductions";
import type { SiteContacts } from "@jdj/contract/content/site-contacts";

/** What pages need of the content that staff change: the links of every page, and the introductions. */
export interface PageContent {
  links: Pick<SiteContacts, "networks" | "stores">;
  introductions: Readonly<Record<IntroductionKey, Introduction>>;
}

/** The content of pages, held by a process between changes. */
export interface SiteContent {
  /**
   * @param ask asks the API for it
   * @param settings the links that are shown when the API does not answer; the introductions are then
   * those of the product
   */
  read(ask: () => Promise<PageContent>, settings: PageContent["links"]): Promise<PageContent>;
  /** Forgets it: something that pages show has changed. */
  drop(): void;
}

/** Asks the API for the content of pages; an introduction that it has not is that of the product. */
export async function askForContent({ content: { site } }: Client): Promise<PageContent> {
  const [links, rows] = await Promise.all([site.links(), site.introductions()]);
  const known = Object.fromEntries(rows.map(({ key, ...text }) => [key, text]));
  return { links, introductions: { ...introductionReference, ...known } };
}

/** Holds nothing yet. */
export function createSiteContent(): SiteContent {
  let known: Promise<PageContent> | null = null;
  return {
    async read(ask, { networks, stores }) {
      try {
        known ??= ask();
        return await known;
      } catch {
        known = null;
        return { links: { networks, stores }, introductions: introductionReference };
      }
    },
    drop() {
      known = null;
    },
  };
}
