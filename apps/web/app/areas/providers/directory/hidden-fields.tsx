import { parameters, type Wanted } from "./wanted.ts";

type Field = keyof typeof parameters;

/** The filters that a form keeps, as hidden fields; those that it asks itself are left out. */
export function HiddenFields({ wanted, without }: { wanted: Wanted; without: readonly Field[] }) {
  const fields = (Object.keys(parameters) as Field[]).filter(
    (field) => wanted[field] !== "" && !without.includes(field),
  );
  return fields.map((field) => (
    <input key={field} type="hidden" name={parameters[field]} value={wanted[field]} />
  ));
}
