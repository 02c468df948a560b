import type { FieldErrors } from "@jdj/contract/call/refusals";
import { orderMessages } from "@jdj/contract/orders/messages";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { deliveryZones } from "../../products/delivery/tables.ts";

/** What the shape of an order cannot check, as it was sent. */
const Loose = z.object({
  phone_number: z.string().catch(""),
  address: z.string().catch(""),
  deliveries: z.array(z.object({ zone_id: z.number() }).loose()).catch([]),
});

/**
 * The errors of an order's form beside those of its shape, so that a buyer corrects it once: a number
 * that is none, and no address for what is sent.
 */
export async function orderFormErrors(db: Database, input: unknown): Promise<FieldErrors> {
  const { phone_number: phone, address, deliveries } = Loose.parse(Object(input));
  const errors: FieldErrors = {};
  if (phone.trim() !== "" && !readPhone(phone).ok)
    errors.phone_number = [orderMessages.phoneInvalid];
  const zoneIds = deliveries
    .map(({ zone_id }) => zone_id)
    .filter(Number.isSafeInteger)
    .slice(0, 100);
  if (address.trim() === "" && (await isSent(db, zoneIds)))
    errors.address = [orderMessages.addressRequired];
  return errors;
}

/** Whether one of these zones is sent to, not fetched from. */
async function isSent(db: Database, zoneIds: readonly number[]): Promise<boolean> {
  if (zoneIds.length === 0) return false;
  const [sent] = await db
    .select({ id: deliveryZones.id })
    .from(deliveryZones)
    .where(and(inArray(deliveryZones.id, [...zoneIds]), eq(deliveryZones.pickup, false)))
    .limit(1);
  return sent !== undefined;
}
