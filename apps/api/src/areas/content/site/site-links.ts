import type { SiteContacts } from "@jdj/contract/content/site-contacts";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { siteLinks } from "./tables.ts";

/** The address that the settings have for a link of the reference data; null for any other. */
export function addressOfSettings(
  { code, name }: { code: string; name: string },
  { networks, stores }: Pick<SiteContacts, "networks" | "stores">,
): string | null {
  if (code === "android" || code === "ios") return stores[code];
  return networks.find((network) => network.name === name)?.url ?? null;
}

/** The links that pages show: the networks in their order, and the stores; null for a hidden store. */
export async function listSiteLinks(
  db: Database,
  settings: Pick<SiteContacts, "networks" | "stores">,
): Promise<Pick<SiteContacts, "networks" | "stores">> {
  const rows = await db
    .select()
    .from(siteLinks)
    .where(eq(siteLinks.isShown, true))
    .orderBy(asc(siteLinks.position), asc(siteLinks.id));
  const known = rows.flatMap((row) => {
    const url = row.url ?? addressOfSettings(row, settings);
    return url === null ? [] : [{ code: row.code, name: row.name, url }];
  });
  const store = (code: string) => known.find((link) => link.code === code)?.url ?? null;
  return {
    networks: known
      .filter(({ code }) => code !== "android" && code !== "ios")
      .map(({ name, url }) => ({ name, url })),
    stores: { android: store("android"), ios: store("ios") },
  };
}
