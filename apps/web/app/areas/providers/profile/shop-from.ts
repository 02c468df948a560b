import { priceUnits } from "@jdj/contract/prices/price-unit";
import type { Shop } from "@jdj/contract/providers/profile";
import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";
import { descriptionHtml, descriptionText } from "./description.ts";

/** The numbers of the ticked boxes of a form. */
function idsFrom(form: FormData, name: string): number[] {
  return form
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * Adds the ticked boxes to a refused form as one text a field, `name[]`: its state has one text for
 * each name.
 */
export function keepTicks(form: FormData): FormData {
  for (const name of ["service_type_ids", "served_town_ids"])
    form.set(`${name}[]`, idsFrom(form, name).join(","));
  return form;
}

/** A field that may be left empty. */
const optional = (text: string) => (text === "" ? null : text);

/** The unit of the prices; one that was never chosen stays so. */
const unitFrom = (text: string) => priceUnits.find((unit) => unit === text);

/** The shop's form, as its call takes it. */
export function shopFrom(form: FormData) {
  return {
    version: Number(textFrom(form, "version")),
    name: textFrom(form, "name"),
    short_description: textFrom(form, "short_description"),
    description: descriptionHtml(textFrom(form, "description")),
    min_price: textFrom(form, "min_price"),
    max_price: textFrom(form, "max_price"),
    price_unit: unitFrom(textFrom(form, "price_unit")),
    town_id: textFrom(form, "town_id"),
    served_town_ids: idsFrom(form, "served_town_ids"),
    service_type_ids: idsFrom(form, "service_type_ids"),
    phone: optional(phoneFrom(form, "phone")),
    whatsapp: optional(phoneFrom(form, "whatsapp")),
    email: textFrom(form, "email"),
    website: optional(textFrom(form, "website")),
    taxpayer_number: optional(textFrom(form, "taxpayer_number")),
    is_taxed: form.has("is_taxed"),
  };
}

/** What is stored, as the fields of the form show it. */
export function shopTexts(shop: Shop): Record<string, string | null> {
  return {
    name: shop.name,
    short_description: shop.short_description,
    description: descriptionText(shop.description),
    min_price: shop.min_price === null ? null : String(shop.min_price),
    max_price: shop.max_price === null ? null : String(shop.max_price),
    price_unit: shop.price_unit,
    town_id: shop.town_id === null ? null : String(shop.town_id),
    phone: shop.phone,
    whatsapp: shop.whatsapp,
    email: shop.email,
    website: shop.website,
    taxpayer_number: shop.taxpayer_number,
    is_taxed: shop.is_taxed ? "1" : null,
  };
}
