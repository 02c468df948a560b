import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { AppContext } from "../../src/app-context.ts";
import { eventTypes } from "../../src/areas/notebook/event-types/tables.ts";
import {
  packageEventTypes,
  packageFeatures,
  packages,
} from "../../src/areas/providers/packages/tables.ts";
import { providerServices, providers } from "../../src/areas/providers/tables.ts";
import { serviceTypes } from "../../src/areas/service-types/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import type { DemoPackage } from "./demo-package.ts";
import { demoPackages } from "./packages.ts";

/** The packages of the demonstration. */
const PACKAGES = 40;

/** A package to write, of a provider. */
interface Planned {
  providerId: number;
  serviceTypeId: number;
  offer: DemoPackage;
}

/** Writes the packages of the demonstration's providers once, all or none. */
export async function writeDemoPackages({ db, clock }: AppContext): Promise<void> {
  const [known] = await db
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.demonstration, true))
    .limit(1);
  if (known) return;
  const planned = plan(await listShops(db));
  if (planned.length === 0) return;
  const types = await db.select({ id: eventTypes.id, code: eventTypes.code }).from(eventTypes);
  const now = clock().getTime();
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(packages)
      .values(
        planned.map(({ offer, providerId, serviceTypeId }, index) => ({
          providerId,
          serviceTypeId,
          name: offer.name,
          description: offer.description,
          priceFcfa: offer.priceFcfa,
          priceUnit: offer.unit ?? "event",
          depositPercent: offer.depositPercent ?? 30,
          capacity: offer.capacity ?? 1,
          // An hour apart, so that the list has an order.
          publishedAt: new Date(now - (index + 1) * 3_600_000),
          demonstration: true,
        })),
      )
      .returning({ id: packages.id });
    const written = added.flatMap(({ id }, index) => {
      const offer = planned[index]?.offer;
      return offer ? [{ id, offer }] : [];
    });
    await tx
      .insert(packageFeatures)
      .values(
        written.flatMap(({ id, offer }) =>
          offer.features.map((value, position) => ({ packageId: id, position, value })),
        ),
      );
    await tx
      .insert(packageEventTypes)
      .values(
        written.flatMap(({ id, offer: { events = ["wedding"] } }) =>
          types
            .filter(({ code }) => events.includes(code))
            .map((type) => ({ packageId: id, eventTypeId: type.id })),
        ),
      );
  });
}

interface Shop {
  providerId: number;
  services: { id: number; code: string }[];
}

/** The demonstration's providers that the public sees, with the services that have packages. */
async function listShops(db: Database): Promise<Shop[]> {
  const rows = await db
    .select({ providerId: providers.id, id: serviceTypes.id, code: serviceTypes.code })
    .from(providers)
    .innerJoin(providerServices, eq(providerServices.providerId, providers.id))
    .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .where(
      and(
        providers.demonstration,
        isNotNull(providers.publishedAt),
        isNull(providers.suspendedAt),
        inArray(serviceTypes.code, Object.keys(demoPackages)),
      ),
    )
    .orderBy(asc(providers.rank), asc(providers.id), asc(serviceTypes.position));
  const shops = new Map<number, Shop>();
  for (const { providerId, id, code } of rows) {
    const shop = shops.get(providerId) ?? { providerId, services: [] };
    shop.services.push({ id, code });
    shops.set(providerId, shop);
  }
  return [...shops.values()];
}

/**
 * One offer for each provider in turn, then a second, until there are forty: no provider has one
 * twice, and the same one is with as few of them as can be.
 */
function plan(shops: readonly Shop[]): Planned[] {
  const planned: Planned[] = [];
  const uses = new Map<DemoPackage, number>();
  for (let round = 0; round < 4 && planned.length < PACKAGES; round += 1)
    for (const { providerId, services } of shops) {
      const taken = planned.filter((one) => one.providerId === providerId);
      const free = services
        .flatMap(({ id, code }) =>
          (demoPackages[code] ?? []).map((offer) => ({ providerId, serviceTypeId: id, offer })),
        )
        .filter(({ offer }) => !taken.some((one) => one.offer === offer))
        .toSorted((a, b) => (uses.get(a.offer) ?? 0) - (uses.get(b.offer) ?? 0));
      const [next] = free;
      if (!next || planned.length === PACKAGES) continue;
      planned.push(next);
      uses.set(next.offer, (uses.get(next.offer) ?? 0) + 1);
    }
  return planned;
}
