import type { ReactNode } from "react";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

/** One choice among those of a list: its value, what is read. */
export type Choice = { value: string; label: string };

export type ListFieldProps = FieldProps & {
  /** The first, empty option; « Choisir » by default. */
  placeholder?: string;
};

type SelectFieldProps = ListFieldProps & { choices: readonly Choice[] };

/** A native list: best on a phone, and it works without script. */
export function SelectField({ choices, ...field }: SelectFieldProps) {
  return (
    <ListField {...field}>
      <Options choices={choices} />
    </ListField>
  );
}

/** The field of a native list. @param children its options */
export function ListField({
  placeholder = "Choisir",
  children,
  ...field
}: ListFieldProps & { children: ReactNode }) {
  return (
    <Field {...field}>
      <select
        {...controlProps(field)}
        className={control.control}
        defaultValue={field.defaultValue ?? ""}
      >
        <option value="">{placeholder}</option>
        {children}
      </select>
    </Field>
  );
}

/** The options of a list, or of one of its groups. */
export function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
