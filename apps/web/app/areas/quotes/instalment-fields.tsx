import type { bindFields } from "#app/forms/bind-fields.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./quote-form.module.css";
import { FORM_INSTALMENTS } from "./quote-from.ts";

/** How the balance is paid: amounts with their dates, of which the customer is reminded. */
export function InstalmentFields({ field }: { field: ReturnType<typeof bindFields> }) {
  const parts = Array.from({ length: FORM_INSTALMENTS }, (_, index) => index);
  const isUsed =
    field("instalments").errors !== undefined ||
    parts.some((part) => field(`instalments.${part}.amount`).defaultValue);
  return (
    <details open={isUsed}>
      <summary className={words.marker}>Solde en plusieurs fois</summary>
      <p className={words.note}>
        Le client est prévenu trois jours avant chaque date et le jour même. Il vous paie
        directement&nbsp;; vous notez ce que vous avez reçu.
      </p>
      <FieldErrors name="instalments" errors={field("instalments").errors} />
      {parts.map((part) => (
        <div key={part} className={`${kit.twoColumns} ${styles.instalment}`}>
          <TextField
            label={`Échéance ${part + 1} (FCFA)`}
            inputMode="numeric"
            {...field(`instalments.${part}.amount`)}
          />
          <TextField
            label={`Date ${part + 1}`}
            type="date"
            {...field(`instalments.${part}.due_on`)}
          />
        </div>
      ))}
    </details>
  );
}
