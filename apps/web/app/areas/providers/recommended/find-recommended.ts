import type { Client } from "@jdj/contract/client";
import type { ListedProvider } from "@jdj/contract/directory/providers";

export type Recommended = Pick<ListedProvider, "id" | "name" | "town" | "services">;

/** How many are shown beside something else. */
const SHOWN = 3;

/** The highly recommended providers; none when the call fails, since they are optional. */
export async function findRecommended({ directory }: Client): Promise<Recommended[]> {
  const { data } = await directory.providers.list({}).catch(() => ({ data: [] }));
  return data
    .filter(({ order }) => order === 1)
    .slice(0, SHOWN)
    .map(({ id, name, town, services }) => ({ id, name, town, services }));
}
