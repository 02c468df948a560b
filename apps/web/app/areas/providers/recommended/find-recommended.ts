import type { Client } from "@jdj/contract/client";
import type { ListedProvider } from "@jdj/contract/providers/directory";

export type Recommended = Pick<ListedProvider, "id" | "name" | "town" | "services">;

/** How many are shown beside something else. */
const SHOWN = 3;

/** The highly recommended providers; none when the call fails, since they are optional. */
export async function findRecommended({ providers }: Client): Promise<Recommended[]> {
  const { data } = await providers.directory.list({}).catch(() => ({ data: [] }));
  return data
    .filter(({ order }) => order === 1)
    .slice(0, SHOWN)
    .map(({ id, name, town, services }) => ({ id, name, town, services }));
}
