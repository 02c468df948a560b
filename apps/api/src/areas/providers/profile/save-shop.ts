import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { mayTeam } from "@jdj/contract/call/team-policy";
import type { PriceUnit } from "@jdj/contract/prices/price-unit";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { readPhone } from "../../../phone/phone.ts";
import { lockShop } from "../lock-shop.ts";
import { providerServices, providers, providerTowns } from "../tables.ts";
import type { Membership } from "../team/queries.ts";
import { listChoices } from "./queries.ts";
import { cleanDescription, pricedUnit, shopFormErrors } from "./shop-form.ts";

/** The new values of a shop. */
export interface ShopForm {
  version: number;
  name: string;
  short_description: string;
  description: string;
  min_price: number | null;
  max_price: number | null;
  /** Left as it is without. */
  price_unit?: PriceUnit | undefined;
  town_id: number | "";
  served_town_ids: number[];
  service_type_ids: number[];
  phone: string | null;
  whatsapp: string | null;
  email: string;
  website: string | null;
  /** Both are left as they are without. */
  taxpayer_number?: string | null | undefined;
  is_taxed?: boolean | undefined;
}

const hasPrice = ({ min_price: least, max_price: most }: ShopForm) => (least ?? most) !== null;

const e164Of = (text: string | null): string | null => {
  const phone = text === null ? null : readPhone(text);
  return phone?.ok ? phone.e164 : null;
};

/** The towns and services of the form that it may choose; throws 422 at the field of one that it may not. */
async function readChoices(
  tx: Database,
  { townId, providerId }: { townId: number; providerId: number },
  form: ShopForm,
) {
  const offered = await listChoices(tx, providerId);
  const townIds = [...new Set(form.served_town_ids)];
  const serviceIds = [...new Set(form.service_type_ids)];
  const unknown = [sentences.choiceUnknown];
  const ids = new Set(offered.towns.map(({ id }) => id));
  const services = new Set(offered.service_types.map(({ id }) => id));
  if (!ids.has(townId)) throw fieldRefusal({ town_id: unknown });
  if (townIds.some((id) => !ids.has(id))) throw fieldRefusal({ served_town_ids: unknown });
  if (serviceIds.some((id) => !services.has(id))) throw fieldRefusal({ service_type_ids: unknown });
  return { servedIds: townIds.filter((id) => id !== townId), serviceIds };
}

/** How the shop is reached, as it is stored. */
const contactsOf = (form: ShopForm) => ({
  phone: e164Of(form.phone),
  whatsapp: e164Of(form.whatsapp),
  email: form.email.toLowerCase(),
  website: form.website,
});

/** What the shop says of its taxes, as it is stored. @throws 422 for VAT without a taxpayer number */
async function taxOf(tx: Database, providerId: number, form: ShopForm) {
  const [stored] = await tx
    .select({ taxpayerNumber: providers.taxpayerNumber, isTaxed: providers.isTaxed })
    .from(providers)
    .where(eq(providers.id, providerId));
  const number = form.taxpayer_number === undefined ? stored?.taxpayerNumber : form.taxpayer_number;
  const isTaxed = form.is_taxed ?? stored?.isTaxed ?? false;
  if (isTaxed && !number) throw fieldRefusal({ taxpayer_number: [sentences.taxpayerNeeded] });
  return { taxpayerNumber: number ?? null, isTaxed };
}

/** Refuses a form that changes how the shop is reached. */
async function refuseNewContacts(tx: Database, providerId: number, form: ShopForm): Promise<void> {
  const [stored] = await tx
    .select({
      phone: providers.phone,
      whatsapp: providers.whatsapp,
      email: providers.email,
      website: providers.website,
    })
    .from(providers)
    .where(eq(providers.id, providerId));
  const wanted = contactsOf(form);
  const isSame =
    stored?.phone === wanted.phone &&
    stored.whatsapp === wanted.whatsapp &&
    (stored.email ?? "").toLowerCase() === wanted.email &&
    stored.website === wanted.website;
  if (!isSame) throw refusal("owner-only-contact");
}

/**
 * Saves the texts, prices, services, towns and contacts of a shop, all or none.
 * @throws field errors (422); changed-meanwhile when another version was shown; owner-only-contact (403)
 * when somebody else changes how the shop is reached
 */
export async function saveShop(
  { db }: RequestContext,
  { providerId, role }: Pick<Membership, "providerId" | "role">,
  form: ShopForm,
): Promise<void> {
  const errors = shopFormErrors(form);
  if (form.town_id === "" || Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const townId = form.town_id;
  await db.transaction(async (tx) => {
    const { version, priceUnit } = await lockShop(tx, providerId);
    if (version !== form.version) throw refusal("changed-meanwhile");
    if (!mayTeam(role, "contact:write")) await refuseNewContacts(tx, providerId, form);
    const { servedIds, serviceIds } = await readChoices(tx, { townId, providerId }, form);
    await tx
      .update(providers)
      .set({
        name: form.name,
        shortDescription: form.short_description,
        description: cleanDescription(form.description),
        minPriceFcfa: form.min_price,
        maxPriceFcfa: form.max_price,
        priceUnit: form.price_unit ?? (hasPrice(form) ? pricedUnit(priceUnit) : priceUnit),
        townId,
        ...contactsOf(form),
        ...(await taxOf(tx, providerId, form)),
        version: sql`${providers.version} + 1`,
      })
      .where(eq(providers.id, providerId));
    await tx.delete(providerTowns).where(eq(providerTowns.providerId, providerId));
    if (servedIds.length > 0)
      await tx.insert(providerTowns).values(servedIds.map((id) => ({ providerId, townId: id })));
    await tx.delete(providerServices).where(eq(providerServices.providerId, providerId));
    if (serviceIds.length > 0)
      await tx
        .insert(providerServices)
        .values(serviceIds.map((serviceTypeId) => ({ providerId, serviceTypeId })));
  });
}
