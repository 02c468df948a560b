import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { ZoneForm } from "@jdj/contract/products/delivery";
import { ZONES_MAX } from "@jdj/contract/products/seller-limits";
import {
  sellingMessages as sentences,
  townTakenMessage,
} from "@jdj/contract/products/seller-messages";
import { eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { towns } from "../../providers/towns/tables.ts";
import { lockSeller } from "../seller/queries.ts";
import { listZones } from "./queries.ts";
import { deliveryZones, deliveryZoneTowns } from "./tables.ts";

type Zones = Awaited<ReturnType<typeof listZones>>;

/** The towns of a form, once they exist and are in no other zone; throws 422 at `town_ids`. */
async function readTowns(tx: Database, form: ZoneForm, others: Zones): Promise<number[]> {
  if (form.pickup) return [];
  const ids = [...new Set(form.town_ids)];
  if (ids.length === 0) throw fieldRefusal({ town_ids: [sentences.zoneTownsRequired] });
  const known = await tx.select({ id: towns.id }).from(towns).where(inArray(towns.id, ids));
  if (known.length !== ids.length) throw fieldRefusal({ town_ids: [sentences.choiceUnknown] });
  for (const zone of others)
    for (const town of zone.towns)
      if (ids.includes(town.id))
        throw fieldRefusal({ town_ids: [townTakenMessage(town.name, zone.name)] });
  return ids;
}

/**
 * Writes a delivery zone of a seller: a new one when `zoneId` is null. A town is in one zone of a
 * seller at most, so that it has one price there.
 * @throws not-found; field errors (422)
 */
export async function saveZone(
  { db }: RequestContext,
  { providerId, zoneId }: { providerId: number; zoneId: number | null },
  form: ZoneForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeller(tx, providerId);
    const zones = await listZones(tx, providerId);
    if (zoneId !== null && zones.every(({ id }) => id !== zoneId)) throw refusal("not-found");
    if (zoneId === null && zones.length >= ZONES_MAX)
      throw fieldRefusal({ name: [sentences.zonesFull] });
    const townIds = await readTowns(
      tx,
      form,
      zones.filter(({ id }) => id !== zoneId),
    );
    const { name, pickup, days } = form;
    const values = { name, pickup, days, priceFcfa: pickup ? 0 : form.price };
    const id = zoneId ?? (await addZone(tx, { ...values, providerId, position: zones.length + 1 }));
    if (zoneId !== null) {
      await tx.update(deliveryZones).set(values).where(eq(deliveryZones.id, id));
      await tx.delete(deliveryZoneTowns).where(eq(deliveryZoneTowns.zoneId, id));
    }
    if (townIds.length > 0)
      await tx.insert(deliveryZoneTowns).values(townIds.map((townId) => ({ zoneId: id, townId })));
  });
}

async function addZone(tx: Database, values: typeof deliveryZones.$inferInsert): Promise<number> {
  const [added] = await tx.insert(deliveryZones).values(values).returning({ id: deliveryZones.id });
  if (!added) throw new Error("The zone was not written");
  return added.id;
}

/** Removes a delivery zone; orders that use it stand. Throws not-found. */
export async function removeZone(
  { db, now }: RequestContext,
  { providerId, zoneId }: { providerId: number; zoneId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSeller(tx, providerId);
    const zones = await listZones(tx, providerId);
    if (zones.every(({ id }) => id !== zoneId)) throw refusal("not-found");
    await tx.update(deliveryZones).set({ removedAt: now }).where(eq(deliveryZones.id, zoneId));
    await tx.delete(deliveryZoneTowns).where(eq(deliveryZoneTowns.zoneId, zoneId));
  });
}
