import { fieldsOf } from "#app/forms/fields-of.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { wayOf } from "./way.ts";
import styles from "./way-in.module.css";

type WayInProps = {
  /** What the choice is for, read out: « Se connecter avec ». */
  legend: string;
  state: FormState | undefined;
  /** The way the address asks for, until one is chosen in the form. */
  asked: string | null;
  /** The field of the number: the calls of sign-in and registration name it differently. */
  phoneName: "phone_number" | "phone_number_1";
  required?: boolean;
  /** What is offered here; both unless told otherwise. */
  methods?: { email: boolean; phone: boolean };
};

/**
 * By e-mail or by phone. Two radio buttons look like tabs, and style sheets alone show the chosen
 * field: nothing typed is lost in going from one to the other, with or without script.
 */
export function WayIn({ legend, state, asked, phoneName, required, methods }: WayInProps) {
  const field = fieldsOf(state);
  const way = wayOf(state?.values.mode ?? asked);
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
    <div className={styles.wayIn}>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{legend}</legend>
        <label>
          <input type="radio" name="mode" value="email" defaultChecked={way === "email"} />
          <span>Email</span>
        </label>
        <label>
          <input type="radio" name="mode" value="telephone" defaultChecked={way === "telephone"} />
          <span>Téléphone</span>
        </label>
      </fieldset>
      <div className={styles.email}>{email}</div>
      <div className={styles.phone}>{phone}</div>
    </div>
  );
}
