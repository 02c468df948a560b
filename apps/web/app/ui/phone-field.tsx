import { repairedPhone } from "@jdj/french/old-phones";
import { displayPhone, joinPhone, splitPhone } from "@jdj/french/phone";
import kit from "#app/ui/kit.module.css";
import { CallingCodeSelect } from "./calling-code-select.tsx";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps, fieldId } from "./field.tsx";
import styles from "./phone-field.module.css";

/**
 * A country's calling code and a number, posted as `{name}_code` and `name`; `phoneFrom()` joins
 * them. The prefix is outside of the box; digits are split into pairs while typing at the end, and text
 * that is pasted, autofilled or corrected is formatted when the box loses the focus (`phone-field.script.ts`).
 * A refused number of eight digits is offered in its present form: one tap accepts it, in place with
 * the script (`phone-field.script.ts`), or by sending the form without script.
 * @param props.defaultValue a stored number (`+2250701020304`) or what was typed.
 * @param props.fewCountries of a page that is to be light, or has several numbers: the whole list comes once the form is used
 * @param props.defaultCountry the posted option of the list; Côte d’Ivoire by default.
 */
export function PhoneField({
  defaultCountry = "225 Côte d’Ivoire",
  fewCountries = false,
  ...field
}: FieldProps & { defaultCountry?: string; fewCountries?: boolean }) {
  const { callingCode, rest } = splitPhone(field.defaultValue ?? "");
  const pairs = rest.match(/\d{1,2}/g)?.join(" ") ?? "";
  const id = fieldId(field.name, field.scope);
  const repaired = repairedPhone(joinPhone(defaultCountry, field.defaultValue ?? ""));
  return (
    <Field {...field}>
      <div className={`${kit.wrap2} ${styles.pair}`}>
        <CallingCodeSelect
          name={`${field.name}_code`}
          chosen={callingCode || defaultCountry}
          isShort={fewCountries}
        />
        <input
          {...controlProps(field)}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="07 01 02 03 04"
          className={control.control}
          defaultValue={callingCode ? pairs : field.defaultValue}
          data-phone
        />
      </div>
      {repaired && field.errors?.length ? (
        <div className={styles.repair} data-repair={id}>
          <p>Les numéros ivoiriens ont dix chiffres depuis 2021. Le vôtre serait&nbsp;:</p>
          <button type="submit" name={`${field.name}_repair`} value={repaired}>
            Utiliser le {displayPhone(repaired)}
          </button>
        </div>
      ) : null}
    </Field>
  );
}
