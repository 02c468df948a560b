import { eq } from "drizzle-orm";
import { providerServices, providers } from "../areas/providers/tables.ts";
import { serviceTypes } from "../areas/service-types/tables.ts";
import type { TestApp } from "./app.ts";
import { townId } from "./town-id.ts";

/** The number of a service type of the reference data, by its code. */
export async function serviceTypeId(app: TestApp, code: string): Promise<number> {
  const [row] = await app.db.select().from(serviceTypes).where(eq(serviceTypes.code, code));
  return row?.id ?? 0;
}

/**
 * Adds a provider of one service to the directory, published and in Cocody unless the row says
 * otherwise. @returns the provider's number
 */
export async function addProvider(
  app: TestApp,
  service: string,
  { town = "Cocody", ...row }: Partial<typeof providers.$inferInsert> & { town?: string } = {},
): Promise<number> {
  const [added] = await app.db
    .insert(providers)
    .values({
      name: "Chez Adjoua",
      shortDescription: "Cuisine",
      townId: await townId(app.db, town),
      releasedAt: app.clock(),
      publishedAt: app.clock(),
      ...row,
    })
    .returning({ id: providers.id });
  if (!added) throw new Error("The provider was not written");
  const serviceTypeOf = await serviceTypeId(app, service);
  await app.db
    .insert(providerServices)
    .values({ providerId: added.id, serviceTypeId: serviceTypeOf });
  return added.id;
}
