import { eq } from "drizzle-orm";
import { towns } from "../areas/providers/towns/tables.ts";
import type { Database } from "../database/connect.ts";

/** The number of a town of the reference data, by its name. */
export async function townId(db: Database, name: string): Promise<number> {
  const [town] = await db.select({ id: towns.id }).from(towns).where(eq(towns.name, name));
  if (!town) throw new Error(`There is no town ${name}`);
  return town.id;
}
