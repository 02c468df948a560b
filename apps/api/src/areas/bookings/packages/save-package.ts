import { randomUUID } from "node:crypto";
import { bookingMessages } from "@jdj/contract/bookings/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import type { PackageUnit } from "@jdj/contract/prices/price-unit";
import { dateIn } from "@jdj/french/dates";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { packageEventTypes, packageFeatures, packages } from "../../providers/packages/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { lockCalendar, writeBusyDays } from "../bookings/busy-days.ts";
import { IMAGE_FOLDER } from "./image-address.ts";

/** What a provider writes of a package. */
export interface PackageDraft {
  name: string;
  description: string;
  priceFcfa: number;
  priceUnit: PackageUnit;
  depositPercent: number;
  capacity: number;
  serviceTypeId: number;
  eventTypeIds: readonly number[];
  features: readonly string[];
  isPublished: boolean;
  /** A new image; undefined keeps the one that is stored. */
  image: File | undefined;
}

/**
 * Writes a package of a provider: a new one without `id`. Its image is decoded and encoded again.
 * @param version the one that the form was filled from; undefined writes over whatever is stored
 * @returns its number
 * @throws 422 at the field; not-found for another's; changed-meanwhile (409); too-many-requests (429)
 */
export async function savePackage(
  context: RequestContext,
  providerId: number,
  draft: PackageDraft,
  known: { id: number; version: number | undefined } | null,
): Promise<number> {
  const refused = priceError(draft);
  if (refused !== null) throw fieldRefusal({ price: [refused] });
  const imageKey = await storePackageImage(context, providerId, draft.image);
  const unshown: { key: string | null } = { key: imageKey };
  try {
    return await context.db.transaction(async (tx) => {
      await refuseUnknownTypes(tx, draft);
      await lockCalendar(tx, providerId);
      const { id, formerKey } = await writeRow(tx, context, providerId, draft, known, imageKey);
      await writeLists(tx, id, draft);
      await writeBusyDays(tx, providerId, dateIn(context.now));
      unshown.key = imageKey === null ? null : formerKey;
      return id;
    });
  } finally {
    if (unshown.key !== null) await context.storage.remove(unshown.key);
  }
}

/** The least price of a package, and of one person, hour, day or piece, FCFA. */
const LEAST_PRICE = 1000;
const LEAST_UNIT_PRICE = 50;

function priceError({ priceFcfa, priceUnit }: PackageDraft): string | null {
  if (priceUnit === "event") return priceFcfa < LEAST_PRICE ? bookingMessages.priceTooSmall : null;
  return priceFcfa < LEAST_UNIT_PRICE ? bookingMessages.unitPriceTooSmall : null;
}

async function storePackageImage(
  context: RequestContext,
  providerId: number,
  image: File | undefined,
): Promise<string | null> {
  if (!isChosen(image)) return null;
  await consumeRateLimit(limits.upload, `provider:${providerId}`, context);
  const reading = await readImage(image, PHOTO_BYTES);
  if (!reading.ok) throw fieldRefusal({ image: [reading.message] });
  const key = `${IMAGE_FOLDER}${randomUUID()}.webp`;
  await context.storage.write(key, reading.webp);
  return key;
}

async function refuseUnknownTypes(tx: Database, draft: PackageDraft): Promise<void> {
  const [service] = await tx
    .select({ id: serviceTypes.id })
    .from(serviceTypes)
    .where(eq(serviceTypes.id, draft.serviceTypeId));
  if (!service) throw fieldRefusal({ service_type_id: [bookingMessages.serviceTypeRequired] });
  const wanted = new Set(draft.eventTypeIds);
  const types = await tx
    .select({ id: eventTypes.id })
    .from(eventTypes)
    .where(inArray(eventTypes.id, [...wanted]));
  if (types.length !== wanted.size)
    throw fieldRefusal({ event_type_id: [bookingMessages.eventTypesRequired] });
}

async function writeRow(
  tx: Database,
  { now }: RequestContext,
  providerId: number,
  draft: PackageDraft,
  known: { id: number; version: number | undefined } | null,
  imageKey: string | null,
): Promise<{ id: number; formerKey: string | null }> {
  const { name, description, priceFcfa, priceUnit, depositPercent, capacity, serviceTypeId } =
    draft;
  const values = {
    ...{ name, description, priceFcfa, priceUnit, depositPercent, capacity, serviceTypeId },
    ...(imageKey === null ? {} : { imageKey }),
  };
  if (known === null) {
    const [added] = await tx
      .insert(packages)
      .values({
        ...values,
        providerId,
        publishedAt: draft.isPublished ? now : null,
        createdAt: now,
      })
      .returning({ id: packages.id });
    if (!added) throw new Error("The package was not written");
    return { id: added.id, formerKey: null };
  }
  const [stored] = await tx
    .select()
    .from(packages)
    .where(
      and(
        eq(packages.id, known.id),
        eq(packages.providerId, providerId),
        isNull(packages.removedAt),
      ),
    )
    .for("update");
  if (!stored) throw refusal("not-found");
  if (known.version !== undefined && known.version !== stored.version)
    throw refusal("changed-meanwhile");
  await tx
    .update(packages)
    .set({
      ...values,
      publishedAt: draft.isPublished ? (stored.publishedAt ?? now) : null,
      version: sql`${packages.version} + 1`,
    })
    .where(eq(packages.id, stored.id));
  return { id: stored.id, formerKey: stored.imageKey };
}

async function writeLists(tx: Database, packageId: number, draft: PackageDraft): Promise<void> {
  await tx.delete(packageFeatures).where(eq(packageFeatures.packageId, packageId));
  await tx.delete(packageEventTypes).where(eq(packageEventTypes.packageId, packageId));
  const types = [...new Set(draft.eventTypeIds)];
  await tx
    .insert(packageEventTypes)
    .values(types.map((eventTypeId) => ({ packageId, eventTypeId })));
  if (draft.features.length > 0)
    await tx
      .insert(packageFeatures)
      .values(draft.features.map((value, position) => ({ packageId, position, value })));
}
