import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { ADDRESSES_MAX } from "@jdj/contract/providers/addresses";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockShop } from "../lock-shop.ts";
import { towns } from "../towns/tables.ts";
import { providerAddresses } from "./tables.ts";

/** An address as a form has it. */
export interface AddressForm {
  name: string;
  street: string | null;
  town_id: number | "";
  latitude: number | null;
  longitude: number | null;
}

/** The columns of a checked address; throws 422 at each wrong field. */
async function readAddress(tx: Database, form: AddressForm) {
  const { name, street, town_id: townId, latitude, longitude } = form;
  if (townId === "") throw fieldRefusal({ town_id: [sentences.townRequired] });
  if ((latitude === null) !== (longitude === null))
    throw fieldRefusal({
      [latitude === null ? "latitude" : "longitude"]: [sentences.positionHalf],
    });
  const [town] = await tx.select({ id: towns.id }).from(towns).where(eq(towns.id, townId));
  if (!town) throw fieldRefusal({ town_id: [sentences.choiceUnknown] });
  return { name, street: street ?? "", townId, latitude, longitude };
}

/**
 * Adds an address to a shop, after the others.
 * @throws field errors (422), also when the shop has ten
 */
export async function addAddress(
  { db }: RequestContext,
  providerId: number,
  form: AddressForm,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShop(tx, providerId);
    const address = await readAddress(tx, form);
    const held = await tx
      .select({ position: providerAddresses.position })
      .from(providerAddresses)
      .where(eq(providerAddresses.providerId, providerId));
    if (held.length >= ADDRESSES_MAX) throw fieldRefusal({ name: [sentences.addressesFull] });
    const position = Math.max(0, ...held.map((one) => one.position)) + 1;
    await tx.insert(providerAddresses).values({ ...address, providerId, position });
  });
}

/**
 * Saves an address of a shop.
 * @throws field errors (422); not-found
 */
export async function updateAddress(
  { db }: RequestContext,
  { providerId, addressId }: { providerId: number; addressId: number },
  form: AddressForm,
): Promise<void> {
  const saved = await db
    .update(providerAddresses)
    .set(await readAddress(db, form))
    .where(and(eq(providerAddresses.id, addressId), eq(providerAddresses.providerId, providerId)))
    .returning({ id: providerAddresses.id });
  if (saved.length === 0) throw refusal("not-found");
}
