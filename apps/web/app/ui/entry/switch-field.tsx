import { controlProps, FieldErrors, type FieldProps } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./entry.module.css";

type SwitchFieldProps = Omit<FieldProps, "hint" | "required"> & {
  /** The posted value when on; `1` by default; nothing when off. */
  value?: string;
  disabled?: boolean;
};

/** A switch, sent with the form; `defaultValue` equal to `value` is on. */
export function SwitchField({ label, value = "1", disabled, ...field }: SwitchFieldProps) {
  const { name, errors, defaultValue } = field;
  return (
    <div>
      <label className={`${kit.row3} ${kit.between} ${kit.targetHeight} ${styles.switch}`}>
        <span>{label}</span>
        <input
          {...controlProps({ name, errors, label })}
          type="checkbox"
          value={value}
          defaultChecked={defaultValue === value}
          disabled={disabled}
        />
      </label>
      <FieldErrors name={name} errors={errors} />
    </div>
  );
}
