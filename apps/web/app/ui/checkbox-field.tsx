import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./choice.module.css";
import { controlProps, FieldErrors, type FieldProps } from "./field.tsx";

type CheckboxFieldProps = Omit<FieldProps, "label" | "hint"> & {
  /** The sentence beside the box; it may contain a link. */
  children: ReactNode;
  /** The posted value when ticked; `1` by default. */
  value?: string;
  /** Whether it cannot be ticked; the page says why. */
  isDisabled?: boolean;
};

/** One box to tick; `defaultValue` equal to `value` ticks it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { children, value = "1", name, errors, required, defaultValue, isDisabled } = props;
  return (
    <div className={`${kit.stack1} ${kit.oneColumn}`}>
      <label className={styles.box}>
        <input
          {...controlProps({ name, errors, required, label: "" })}
          type="checkbox"
          value={value}
          defaultChecked={defaultValue === value}
          disabled={isDisabled}
        />
        <span className={`${kit.shrink} ${words.breakAnywhere}`}>
          {children}
          {required ? (
            <span className={words.hibiscus} aria-hidden="true">
              {"\u00a0*"}
            </span>
          ) : null}
        </span>
      </label>
      <FieldErrors name={name} errors={errors} />
    </div>
  );
}
