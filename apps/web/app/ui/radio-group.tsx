import kit from "#app/ui/kit.module.css";
import styles from "./choice.module.css";
import { controlProps, FieldGroup, type FieldProps } from "./field.tsx";
import type { Choice } from "./select-field.tsx";

type RadioGroupProps = FieldProps & {
  choices: readonly Choice[];
  /** Side by side where there is room, for short words. */
  inline?: boolean;
};

/** A few choices, all visible. */
export function RadioGroup({ choices, inline, ...field }: RadioGroupProps) {
  const control = controlProps(field);
  return (
    <FieldGroup {...field}>
      <div className={inline ? `${kit.wrap2} ${styles.inline}` : kit.stack2}>
        {choices.map(({ value, label }, index) => (
          <label key={value} className={`${styles.option} ${styles.choice}`}>
            <input
              id={index === 0 ? control.id : undefined}
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === field.defaultValue}
              aria-invalid={control["aria-invalid"]}
            />
            <span className={kit.shrink}>{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
