import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type EmailOrPhoneProps = {
  emailLabel: string;
  phoneLabel: string;
  state: FormState | undefined;
  /** Of the second such form of the page. */
  scope?: number;
};

/** Where a link to the notebook is sent: an address, or a number. */
export function EmailOrPhone({ emailLabel, phoneLabel, state, scope }: EmailOrPhoneProps) {
  const field = bindFields(state, {}, scope);
  return (
    <div className={`${kit.stack2} ${styles.contacts}`}>
      <TextField
        label={emailLabel}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("email")}
      />
      <p className={`${words.note} ${styles.or}`}>ou</p>
      <PhoneField
        fewCountries
        label={phoneLabel}
        defaultCountry={state?.values.phone_code}
        {...field("phone")}
      />
    </div>
  );
}
