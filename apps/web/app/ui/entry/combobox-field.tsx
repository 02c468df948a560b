import control from "#app/ui/control.module.css";
import { controlProps, Field, type FieldProps, fieldId } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import type { Choice } from "#app/ui/select-field.tsx";
import styles from "./combobox-field.module.css";

type ComboboxFieldProps = FieldProps & {
  choices: readonly Choice[];
  placeholder?: string;
};

/**
 * A combobox: the typed text filters it, ignoring accents, and arrows, Enter and Escape
 * work (`combobox-field.script.ts`). Posted are `name`, the text of the box, and `{name}_value`,
 * the value of the chosen option; without script the box is a text field and the value is empty.
 */
export function ComboboxField({ choices, placeholder, ...field }: ComboboxFieldProps) {
  const list = `${fieldId(field.name)}-liste`;
  const initial = choices.find(({ label }) => label === field.defaultValue);
  return (
    <Field {...field}>
      <div className={kit.relative} data-combobox>
        <input
          {...controlProps(field)}
          type="text"
          role="combobox"
          aria-expanded="false"
          aria-controls={list}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          className={control.control}
          defaultValue={field.defaultValue}
          suppressHydrationWarning
        />
        <input type="hidden" name={`${field.name}_value`} defaultValue={initial?.value} />
        <div className={`${kit.control} ${styles.panel}`} hidden suppressHydrationWarning>
          <div id={list} role="listbox" aria-label={field.label} className={styles.list}>
            {choices.map(({ value, label }, at) => (
              <div
                key={value}
                id={`${list}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected="false"
                data-value={value}
              >
                {label}
              </div>
            ))}
          </div>
          <p className={styles.none} role="status" />
        </div>
      </div>
    </Field>
  );
}
