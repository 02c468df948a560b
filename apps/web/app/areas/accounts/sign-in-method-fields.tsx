import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { signInMethodOf } from "./sign-in-method.ts";
import styles from "./sign-in-method-fields.module.css";

type SignInMethodFieldsProps = {
  /** The choice's name for screen readers: « Se connecter avec ». */
  legend: string;
  state: FormState | undefined;
  /** The method that the address names, until one is chosen in the form. */
  asked: string | null;
  /** The field of the number: the calls of sign-in and registration name it differently. */
  phoneName: "phone_number" | "phone_number_1";
  required?: boolean;
  /** The methods offered; both by default. */
  methods?: { email: boolean; phone: boolean };
};

/**
 * By e-mail or by phone. Two radio buttons look like tabs, and style sheets alone show the chosen
 * field: switching loses nothing typed, with or without script.
 */
export function SignInMethodFields({
  legend,
  state,
  asked,
  phoneName,
  required,
  methods,
}: SignInMethodFieldsProps) {
  const field = bindFields(state);
  const method = signInMethodOf(state?.values.mode ?? asked);
  const email = (
    <TextField
      label="Adresse email"
      type="email"
      inputMode="email"
      autoComplete="email"
      required={required}
      {...field("email")}
    />
  );
  const phone = (
    <PhoneField
      label="Numéro de téléphone"
      required={required}
      defaultCountry={state?.values[`${phoneName}_code`]}
      {...field(phoneName)}
    />
  );
  if (methods && !(methods.email && methods.phone))
    return (
      <>
        <input type="hidden" name="mode" value={methods.email ? "email" : "telephone"} />
        {methods.email ? email : phone}
      </>
    );
  return (
    <div className={`${kit.stack5} ${styles.root}`}>
      <fieldset className={styles.methods}>
        <legend className="visually-hidden">{legend}</legend>
        <label>
          <input type="radio" name="mode" value="email" defaultChecked={method === "email"} />
          <span>Email</span>
        </label>
        <label>
          <input
            type="radio"
            name="mode"
            value="telephone"
            defaultChecked={method === "telephone"}
          />
          <span>Téléphone</span>
        </label>
      </fieldset>
      <div className={styles.email}>{email}</div>
      <div className={styles.phone}>{phone}</div>
    </div>
  );
}
