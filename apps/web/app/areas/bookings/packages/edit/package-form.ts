import { packageUnits } from "@jdj/contract/prices/price-unit";
import { textFrom } from "#app/forms/form-fields.ts";

/** The name of the box of a type of event. */
export const eventTypeField = (id: number) => `event_type_${id}`;

/** What the posted form says of a package, as the call takes it. */
export function packageFrom(form: FormData) {
  const types = Array.from(form.keys(), (name) => /^event_type_(\d+)$/.exec(name)?.[1]);
  const image = form.get("image");
  return {
    name: textFrom(form, "name"),
    description: textFrom(form, "description"),
    price: textFrom(form, "price"),
    price_unit: packageUnits.find((unit) => unit === textFrom(form, "price_unit")) ?? "event",
    deposit_percent: textFrom(form, "deposit_percent"),
    capacity: textFrom(form, "capacity"),
    service_type_id: textFrom(form, "service_type_id"),
    event_type_id: types.filter((id) => id !== undefined),
    features: textFrom(form, "features"),
    is_published: textFrom(form, "is_published"),
    version: textFrom(form, "version") || undefined,
    ...(image instanceof File && image.size > 0 ? { image } : {}),
  };
}
