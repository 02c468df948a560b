import { callingCodes } from "@jdj/french/calling-codes";
import { splitPhone } from "@jdj/french/phone";
import control from "./control.module.css";
import { controlProps, Field, type FieldProps } from "./field.tsx";
import styles from "./phone-field.module.css";

/**
 * A country's calling code and a number, posted as `{name}_code` and `name`; `phoneFrom()` joins
 * them. The prefix stays outside the box, and no mask touches what is typed, pasted or filled in.
 * @param props.defaultValue a stored number (`+2250701020304`) or what was typed.
 * @param props.defaultCountry what the list had posted; Côte d’Ivoire at first.
 */
export function PhoneField({
  defaultCountry = "225 Côte d’Ivoire",
  ...field
}: FieldProps & { defaultCountry?: string }) {
  const { callingCode, rest } = splitPhone(field.defaultValue ?? "");
  const pairs = rest.match(/\d{1,2}/g)?.join(" ") ?? "";
  const stored = callingCodes.find(({ code }) => code === callingCode);
  const chosen = stored ? `${stored.code} ${stored.name}` : defaultCountry;
  return (
    <Field {...field}>
      <div className={styles.pair}>
        <select
          className={control.control}
          name={`${field.name}_code`}
          aria-label="Indicatif du pays"
          autoComplete="tel-country-code"
          defaultValue={chosen}
        >
          {callingCodes.map(({ code, name }) => (
            <option key={name} value={`${code} ${name}`}>
              {`+${code}\u00a0\u00a0\u00a0${name}`}
            </option>
          ))}
        </select>
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
    </Field>
  );
}
