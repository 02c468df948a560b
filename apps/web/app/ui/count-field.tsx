import { at } from "@jdj/contract/paths/addresses";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";

type CountFieldProps = FieldProps & {
  /** Whether guests are counted: a script proposes those of the visitor's event. */
  ofGuests: boolean;
};

/** How many of what is paid for each: guests, hours, days or pieces. */
export function CountField({ ofGuests, defaultValue, ...field }: CountFieldProps) {
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
        data-expected-guests={ofGuests ? at("expectedGuests") : undefined}
      />
    </Field>
  );
}
