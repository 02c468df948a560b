import type { ReactNode } from "react";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

/** The props of every field. `errors` and `defaultValue` come from `bindFields()`. */
export type FieldProps = {
  name: string;
  label: string;
  /** A line under the label: what is expected. */
  hint?: string;
  errors?: string[];
  /** Shows the asterisk and informs screen readers. The server validates, not the browser. */
  required?: boolean;
  defaultValue?: string;
  /** Tells fields of one name apart, where a page has several forms: a number for each. */
  scope?: number | undefined;
};

/** The attributes that tie a control to its label, its hint and its errors. */
export type ControlProps = {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** The attributes of a field's control. */
export function controlProps({ name, hint, errors, required, scope }: FieldProps): ControlProps {
  const id = fieldId(name, scope);
  const described = [hint && `${id}-aide`, errors?.length && `${id}-erreur`].filter(Boolean);
  return {
    id,
    name,
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": errors?.length ? true : undefined,
    "aria-required": required || undefined,
  };
}

/** The id of a field's control: an error summary may link to it. */
export function fieldId(name: string, scope?: number): string {
  const id = `champ-${name.replace(/[^\w-]+/g, "-")}`;
  return scope === undefined ? id : `${id}-${scope}`;
}

/** Label, hint, control and errors, one above the other. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const id = fieldId(field.name, field.scope);
  return (
    <div
      className={`${kit.stackTight} ${kit.shrink} ${kit.contentStart}`}
      data-invalid={field.errors?.length ? "" : undefined}
    >
      <label className={styles.label} htmlFor={id}>
        <LabelText {...field} />
      </label>
      <Hint {...field} />
      {children}
      <FieldErrors {...field} />
    </div>
  );
}

/** Several controls of one question: a fieldset with a legend. */
export function FieldGroup({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { "aria-describedby": describedBy } = controlProps(field);
  return (
    <fieldset
      className={`${kit.stackTight} ${kit.shrink} ${kit.contentStart}`}
      aria-describedby={describedBy}
      data-invalid={field.errors?.length ? "" : undefined}
    >
      <legend className={styles.label}>
        <LabelText {...field} />
      </legend>
      <Hint {...field} />
      {children}
      <FieldErrors {...field} />
    </fieldset>
  );
}

function LabelText({ label, required }: FieldProps) {
  return (
    <>
      {label}
      {required ? (
        <span className={words.hibiscus} aria-hidden="true">
          {"\u00a0*"}
        </span>
      ) : null}
    </>
  );
}

function Hint({ name, hint, scope }: FieldProps) {
  return hint ? (
    <p className={words.hint} id={`${fieldId(name, scope)}-aide`}>
      {hint}
    </p>
  ) : null;
}

/** A field's errors, each with its icon; nothing when there are none. */
export function FieldErrors({
  name,
  errors,
  scope,
}: Pick<FieldProps, "name" | "errors" | "scope">) {
  if (!errors?.length) return null;
  return (
    <div className={styles.errors} id={`${fieldId(name, scope)}-erreur`}>
      {errors.map((error) => (
        <p className={`${kit.flex} ${kit.gapTight}`} key={error}>
          <Icon name="alert-triangle" size={18} />
          <span>{error}</span>
        </p>
      ))}
    </div>
  );
}
