import { useState } from "react";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./event-form.module.css";

type CountedFieldProps = {
  name: string;
  label: string;
  /** The most characters; what is typed or pasted beyond is left out. */
  most: number;
  lines?: number;
  defaultValue: string | undefined;
  errors: string[] | undefined;
};

/** A text field with a counter of its characters. */
export function CountedField({ most, ...field }: CountedFieldProps) {
  const [used, setUsed] = useState(field.defaultValue?.length ?? 0);
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setUsed(target.value.length);
      }}
    >
      <TextField {...field} required maxLength={most} autoComplete="off" />
      <p className={`${kit.hint} ${styles.counter}`} aria-hidden="true">
        {used} / {most}
      </p>
    </div>
  );
}
