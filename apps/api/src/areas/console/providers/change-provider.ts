import { type FieldErrors, fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { readPhone } from "../../../phone/phone.ts";
import { lockShop } from "../../providers/lock-shop.ts";
import { pricedUnit } from "../../providers/profile/shop-form.ts";
import { providerServices, providers } from "../../providers/tables.ts";
import { towns } from "../../providers/towns/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { changedFields, recordChange } from "../../staff/audit/record-change.ts";

/** The new values of a provider. */
export interface ProviderForm {
  id: number;
  version: number;
  name: string;
  short_description: string;
  description: string;
  town_id: number | null;
  service_type_ids: number[];
  phone: string | null;
  whatsapp: string | null;
  email: string;
  website: string | null;
  min_price: number | null;
  max_price: number | null;
}

/** A number as it is stored; adds its error where it is none. */
function e164Of(text: string | null, field: string, errors: FieldErrors): string | null {
  if (text === null) return null;
  const read = readPhone(text);
  if (read.ok) return read.e164;
  errors[field] = [consoleMessages.phoneWrong];
  return null;
}

async function choiceErrors(tx: Database, form: ProviderForm): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const unknown = [consoleMessages.choiceUnknown];
  if (form.town_id !== null) {
    const [town] = await tx.select().from(towns).where(eq(towns.id, form.town_id));
    if (!town) errors.town_id = unknown;
  }
  const ids = [...new Set(form.service_type_ids)];
  const known = await tx.select().from(serviceTypes).where(inArray(serviceTypes.id, ids));
  if (known.length !== ids.length) errors.service_type_ids = unknown;
  return errors;
}

/**
 * Saves the texts, contacts, prices, town and services of a provider.
 * @throws field errors (422); not-found; changed-meanwhile
 */
export async function changeProvider(context: StaffContext, form: ProviderForm): Promise<void> {
  const { now, author } = context;
  const { id, version, service_type_ids: serviceTypeIds, ...typed } = form;
  const errors: FieldErrors = {};
  const phone = e164Of(form.phone, "phone", errors);
  const whatsapp = e164Of(form.whatsapp, "whatsapp", errors);
  const { min_price: least, max_price: most } = form;
  if (least !== null && most !== null && most < least)
    errors.max_price = [consoleMessages.pricesCrossed];
  await context.db.transaction(async (tx) => {
    const stored = await lockShop(tx, id);
    Object.assign(errors, await choiceErrors(tx, form));
    if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
    if (stored.version !== version) throw refusal("changed-meanwhile");
    const services = await tx
      .select({ id: providerServices.serviceTypeId })
      .from(providerServices)
      .where(eq(providerServices.providerId, id))
      .orderBy(asc(providerServices.serviceTypeId));
    const description = writeSimpleHtml(readSimpleHtml(form.description));
    const email = form.email.toLowerCase();
    const ids = [...new Set(serviceTypeIds)].toSorted((a, b) => a - b);
    await tx
      .update(providers)
      .set({
        name: form.name,
        shortDescription: form.short_description,
        description,
        townId: form.town_id,
        phone,
        whatsapp,
        email,
        website: form.website,
        ...((least ?? most) === null ? {} : { priceUnit: pricedUnit(stored.priceUnit) }),
        minPriceFcfa: least,
        maxPriceFcfa: most,
        version: version + 1,
      })
      .where(eq(providers.id, id));
    const before = {
      name: stored.name,
      short_description: stored.shortDescription,
      description: stored.description,
      town_id: stored.townId,
      phone: stored.phone,
      whatsapp: stored.whatsapp,
      email: stored.email,
      website: stored.website,
      min_price: stored.minPriceFcfa,
      max_price: stored.maxPriceFcfa,
      service_type_ids: services.map((service) => service.id),
    };
    if (JSON.stringify(before.service_type_ids) !== JSON.stringify(ids)) {
      await tx.delete(providerServices).where(eq(providerServices.providerId, id));
      if (ids.length > 0)
        await tx
          .insert(providerServices)
          .values(ids.map((serviceTypeId) => ({ providerId: id, serviceTypeId })));
    }
    const after = { ...typed, phone, whatsapp, email, description, service_type_ids: ids };
    const changed = changedFields<Record<string, unknown>>(before, after);
    await recordChange(tx, author, now, { action: "providers.update", id, ...changed });
  });
}

/** Notes whether staff checked who a provider is. @throws not-found */
export async function setVerified(
  { db, now, author }: StaffContext,
  { id, verified }: { id: number; verified: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { verifiedAt } = await lockShop(tx, id);
    if ((verifiedAt !== null) === verified) return;
    await tx
      .update(providers)
      .set({ verifiedAt: verified ? now : null })
      .where(eq(providers.id, id));
    const change = { before: { verified: !verified }, after: { verified } };
    await recordChange(tx, author, now, { action: "providers.verify", id, ...change });
  });
}
