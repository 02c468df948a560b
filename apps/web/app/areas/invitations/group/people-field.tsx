import type { FieldValues } from "#app/forms/bind-fields.ts";
import { SelectField } from "#app/ui/select-field.tsx";

/** How many come together, from one to the most that may. */
export function PeopleField({ most, ...field }: FieldValues & { most: number }) {
  const choices = Array.from({ length: Math.max(1, most) }, (_, before) => ({
    value: String(before + 1),
    label: before === 0 ? "1 (moi seul)" : String(before + 1),
  }));
  return (
    <SelectField label="Combien de personnes, vous compris" choices={choices} required {...field} />
  );
}
