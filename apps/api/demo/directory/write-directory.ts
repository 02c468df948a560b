import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { users } from "../../src/areas/identity/users/tables.ts";
import { providerAddresses } from "../../src/areas/providers/addresses/tables.ts";
import { providerBusyDays } from "../../src/areas/providers/availability/tables.ts";
import { providerMedia } from "../../src/areas/providers/media/tables.ts";
import { placementOf } from "../../src/areas/providers/subscriptions/placement.ts";
import { providerServices, providers } from "../../src/areas/providers/tables.ts";
import { providerMembers } from "../../src/areas/providers/team/tables.ts";
import { towns } from "../../src/areas/providers/towns/tables.ts";
import { serviceTypes } from "../../src/areas/service-types/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";
import { isDemoProvider } from "./demo-provider.ts";
import { CATERER, firstProviders } from "./first-providers.ts";
import { grantsOf, writeGrants, writeListings } from "./grants.ts";
import { type DemoProvider, makeBusyDays, makeMedia, makeProvider } from "./make-providers.ts";
import { openings } from "./opening-hours.ts";
import { trades } from "./trades.ts";

/** The number of providers in the demonstration. */
export const DEMO_PROVIDERS = 300;

/** A phone number of nobody: the range +225 00 is not given out. */
const phoneOf = (nth: number) => `+22500000${String(nth).padStart(5, "0")}`;

/** What the prices of a trade are for. */
const unitOf = (service = ""): PriceUnit => trades[service]?.unit ?? "event";

/** All providers of the demonstration, in their order: those with texts of their own, then the others. */
export function allProviders(): DemoProvider[] {
  const first = firstProviders.map(([name, town, services, prices, shortDescription], nth) => ({
    name,
    towns: [town],
    services,
    opening: openings[nth % openings.length]?.days ?? [],
    prices,
    unit: prices === null ? "request" : unitOf(services[0]),
    shortDescription,
    description: `<p>${shortDescription}</p><p>Ce prestataire est un exemple, inventé pour la démonstration.</p>`,
  }));
  const others = Array.from({ length: DEMO_PROVIDERS - first.length }, (_, at) => makeProvider(at));
  return [...first, ...others];
}

/**
 * Writes the providers that are missing, with their services, pictures and addresses; their prices
 * are in FCFA, invented like the providers. One that is there stays as it is, but gets pictures and
 * addresses where it has none.
 */
export async function writeDemoProviders(db: Database, now: Date): Promise<void> {
  const known = await db.select({ name: providers.name }).from(providers).where(isDemoProvider);
  await writeUnits(db);
  if (known.length >= DEMO_PROVIDERS) return;
  await db.transaction(async (tx) => {
    const have = new Set(known.map(({ name }) => name));
    const all = allProviders();
    const places = await tx.select().from(towns);
    const placeOf = new Map(places.map((place) => [place.name, place]));
    const missing = all.flatMap((one, nth) => (have.has(one.name) ? [] : [{ ...one, nth }]));
    await tx.insert(providers).values(
      missing.map(({ name, towns: own, prices, unit, shortDescription, description, nth }) => ({
        name,
        townId: placeOf.get(own[0] ?? "")?.id ?? null,
        shortDescription,
        description,
        minPriceFcfa: prices?.[0] ?? null,
        maxPriceFcfa: prices?.[1] ?? null,
        priceUnit: unit,
        ...placementOf(grantsOf(nth)),
        verifiedAt: nth % 2 === 0 ? now : null,
        phone: phoneOf(nth),
        whatsapp: nth % 3 === 0 ? phoneOf(nth) : null,
        website: nth % 4 === 0 ? `https://prestataire-${nth}.exemple.ci/` : null,
        releasedAt: now,
        publishedAt: now,
        demonstration: true,
      })),
    );
    const written = await tx
      .select({ id: providers.id, name: providers.name })
      .from(providers)
      .where(isDemoProvider);
    const idOf = new Map(written.map(({ id, name }) => [name, id]));
    const rows = all.flatMap((one, nth) => {
      const id = idOf.get(one.name);
      return id === undefined ? [] : [{ ...one, nth, id }];
    });
    await writeGrants(tx, rows, now);
    await writeListings(tx, now);
    await writeServices(tx, rows);
    await writePictures(tx, rows);
    await writeAddresses(tx, rows, placeOf);
  });
}

/** Gives units to the prices of providers that were written before there were any. */
async function writeUnits(db: Database): Promise<void> {
  const bare = await db
    .select({ id: providers.id, name: providers.name })
    .from(providers)
    .where(and(isDemoProvider, isNull(providers.priceUnit)));
  if (bare.length === 0) return;
  const units = new Map(allProviders().map(({ name, unit }) => [name, unit]));
  for (const unit of new Set(units.values())) {
    const ids = bare.filter(({ name }) => units.get(name) === unit).map(({ id }) => id);
    const isPriced = sql`(${providers.minPriceFcfa} is not null) = ${unit !== "request"}`;
    await db
      .update(providers)
      .set({ priceUnit: unit })
      .where(and(inArray(providers.id, ids), isPriced));
  }
}

type Written = DemoProvider & { nth: number; id: number };

async function writeServices(tx: Database, rows: readonly Written[]): Promise<void> {
  const types = await tx.select().from(serviceTypes);
  const idOf = new Map(types.map(({ code, id }) => [code, id]));
  const links = rows.flatMap(({ id, services }) =>
    services.flatMap((code) => {
      const serviceTypeId = idOf.get(code);
      return serviceTypeId === undefined ? [] : [{ providerId: id, serviceTypeId }];
    }),
  );
  await tx.insert(providerServices).values(links).onConflictDoNothing();
}

async function writePictures(tx: Database, rows: readonly Written[]): Promise<void> {
  const pictured = await tx.selectDistinct({ id: providerMedia.providerId }).from(providerMedia);
  const have = new Set(pictured.map(({ id }) => id));
  const bare = rows.filter(({ id }) => !have.has(id));
  const media = bare.flatMap(({ id, nth, services }) =>
    makeMedia(services, id, nth).map((picture) => ({ ...picture, providerId: id })),
  );
  if (media.length > 0) await tx.insert(providerMedia).values(media);
}

type Place = typeof towns.$inferSelect;

/** Within two kilometres of the middle of the town, always the same for a provider. */
function around(place: Place, nth: number) {
  const shift = (factor: number) => (((nth * factor) % 37) - 18) / 1000;
  return { latitude: place.latitude + shift(11), longitude: place.longitude + shift(17) };
}

async function writeAddresses(
  tx: Database,
  rows: readonly Written[],
  placeOf: ReadonlyMap<string, Place>,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const placed = await tx
    .selectDistinct({ id: providerAddresses.providerId })
    .from(providerAddresses)
    .where(inArray(providerAddresses.providerId, ids));
  const have = new Set(placed.map(({ id }) => id));
  const addresses = rows
    .filter(({ id, nth }) => !have.has(id) && nth % 19 !== 18)
    .flatMap(({ id, nth, towns: own }) =>
      own.flatMap((town, index) => {
        const place = placeOf.get(town);
        if (!place) return [];
        return [
          {
            providerId: id,
            name: index === 0 ? "Siège" : `Antenne de ${town}`,
            street: `Rue des Exemples, lot ${100 + nth}`,
            townId: place.id,
            // Some are known by their town only.
            ...(nth % 6 === 4 ? {} : around(place, nth + index)),
            position: index + 1,
          },
        ];
      }),
    );
  if (addresses.length > 0) await tx.insert(providerAddresses).values(addresses);
}

/** Fills the agenda of every provider of the demonstration for six months, when its end is near. */
export async function writeDemoBusyDays(db: Database, today: string): Promise<void> {
  const [ahead] = await db
    .select({ day: providerBusyDays.day })
    .from(providerBusyDays)
    .where(gt(providerBusyDays.day, sql`${today}::date + 120`))
    .limit(1);
  if (ahead) return;
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(isDemoProvider)
    .orderBy(providers.id);
  const days = rows.flatMap(({ id }, nth) =>
    makeBusyDays(nth, today).map((day) => ({
      providerId: id,
      day,
      reason: nth % 2 === 0 ? ("booked" as const) : ("closed" as const),
    })),
  );
  if (days.length > 0) await db.insert(providerBusyDays).values(days).onConflictDoNothing();
}

/** Makes the demonstration's provider the owner of the caterer that bears her name. */
export async function writeDemoTeam(db: Database): Promise<void> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, cast.provider.email));
  const [caterer] = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.name, CATERER), eq(providers.demonstration, true)));
  if (!owner || !caterer) return;
  await db
    .insert(providerMembers)
    .values({ providerId: caterer.id, userId: owner.id, role: "owner" })
    .onConflictDoNothing();
}
