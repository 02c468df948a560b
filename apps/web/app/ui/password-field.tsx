import kit from "#app/ui/kit.module.css";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps, fieldId } from "./field.tsx";
import { Icon } from "./icon.tsx";
import styles from "./password-field.module.css";

type PasswordFieldProps = Omit<FieldProps, "defaultValue"> & {
  /** `new-password` where one is chosen, so that the browser offers one. */
  autoComplete: "current-password" | "new-password";
  /** Shows beside the box the strength of the typed password (`password-strength.script.ts`). */
  strength?: boolean;
};

/** A password with a button to show it (`password-field.script.ts`); never sent back by the server. */
export function PasswordField({ autoComplete, strength, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      <div className={`${kit.relative} ${styles.box}`}>
        <input
          {...controlProps(field)}
          type="password"
          autoComplete={autoComplete}
          className={control.control}
        />
        <button
          type="button"
          className={`${kit.scripted} ${control.inside} ${styles.reveal}`}
          data-reveal
          aria-pressed="false"
          aria-label="Afficher le mot de passe"
        >
          <Icon name="eye" size={22} />
          <Icon name="eye-off" size={22} />
        </button>
      </div>
      {strength ? (
        <p className={`${kit.scripted} ${styles.strength}`} data-strength={fieldId(field.name)}>
          <meter min={0} max={3} low={2} high={3} optimum={3} aria-label="Solidité" />
          <output />
        </p>
      ) : null}
    </Field>
  );
}
