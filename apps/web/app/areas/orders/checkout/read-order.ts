import { phoneFrom, textFrom } from "#app/forms/form-fields.ts";

/** The whole numbers of a hidden field, `12:2:10000`; nothing for another text. */
function numbers(value: FormDataEntryValue): number[] {
  return typeof value === "string" && /^[\d:]+$/.test(value) ? value.split(":").map(Number) : [];
}

/** The form of the order page as the call takes it: lines and deliveries with the prices that were read. */
export function readOrder(form: FormData) {
  const deliveries = [...form.entries()].flatMap(([name, value]) => {
    const seller = /^livraison_(\d+)$/.exec(name)?.[1];
    const [zone_id = 0, price = 0] = numbers(value);
    return seller === undefined || zone_id === 0
      ? []
      : [{ seller_id: Number(seller), zone_id, price }];
  });
  return {
    order_key: textFrom(form, "order_key"),
    recipient: textFrom(form, "recipient"),
    phone_number: phoneFrom(form, "phone_number"),
    town_id: textFrom(form, "town_id"),
    address: textFrom(form, "address"),
    note: textFrom(form, "note"),
    lines: form.getAll("line").map((value) => {
      const [id = 0, quantity = 0, price = 0] = numbers(value);
      return { id, quantity, price };
    }),
    deliveries,
  };
}
