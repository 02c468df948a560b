import { at } from "@jdj/contract/paths/addresses";
import control from "#app/ui/control.module.css";
import { controlProps, Field } from "#app/ui/field.tsx";

type GuestsFieldProps = {
  name: string;
  defaultValue: string;
  errors: string[] | undefined;
};

/** The guests for whom prices are compared; a script proposes those of the visitor's event. */
export function GuestsField({ name, defaultValue, errors }: GuestsFieldProps) {
  const hint = "Pour comparer les prix par personne.";
  const field = { name, label: "Nombre d’invités", hint, errors };
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        type="text"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        className={control.control}
        defaultValue={defaultValue}
        data-expected-guests={at("expectedGuests")}
      />
    </Field>
  );
}
