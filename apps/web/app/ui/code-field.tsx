import styles from "./code-field.module.css";
import control from "./control.module.css";
import { controlProps, FieldGroup, type FieldProps } from "./field.tsx";

const boxes = [1, 2, 3, 4, 5, 6];

/**
 * A code of six digits in six boxes of one name; `codeFrom()` joins them. A paste fills all boxes, a digit
 * moves to the next, Backspace goes back (`code-field.script.ts`). `submits` sends the form at the sixth digit.
 */
export function CodeField({ submits, ...field }: FieldProps & { submits?: boolean }) {
  const { id, ...rest } = controlProps(field);
  return (
    <FieldGroup {...field}>
      <div className={styles.boxes} data-code={submits ? "submits" : ""}>
        {boxes.map((box) => (
          <input
            key={box}
            {...rest}
            id={box === 1 ? id : undefined}
            type="text"
            inputMode="numeric"
            autoComplete={box === 1 ? "one-time-code" : "off"}
            maxLength={box === 1 ? 6 : 1}
            aria-label={`Chiffre ${box} sur 6`}
            className={control.control}
            defaultValue={field.defaultValue?.[box - 1]}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
