import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

/** Choices that belong together, under a name. */
export type ChoiceGroup = { label: string; choices: readonly Choice[] };

type GroupedSelectFieldProps = FieldProps & {
  groups: readonly ChoiceGroup[];
  /** The first, empty option; « Choisir » by default. */
  placeholder?: string;
};

/** A native list whose choices stand under names. */
export function GroupedSelectField({
  groups,
  placeholder = "Choisir",
  ...field
}: GroupedSelectFieldProps) {
  return (
    <Field {...field}>
      <select
        {...controlProps(field)}
        className={control.control}
        defaultValue={field.defaultValue ?? ""}
      >
        <option value="">{placeholder}</option>
        {groups.map(({ label: name, choices }) => (
          <optgroup key={name} label={name}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  );
}
