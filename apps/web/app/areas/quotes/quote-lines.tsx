import { grouped } from "@jdj/french/money";
import type { bindFields } from "#app/forms/bind-fields.ts";
import control from "#app/ui/control.module.css";
import { FieldErrors } from "#app/ui/field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./quote-form.module.css";
import { FORM_LINES } from "./quote-from.ts";

/** The lines that are shown at first; the others wait behind « Plus de lignes ». */
const FIRST_LINES = 3;

type Bound = ReturnType<typeof bindFields>;

/** The lines of a quote: their words on a row of their own, where a phone has room for them. */
export function QuoteLines({ field, amounts }: { field: Bound; amounts: readonly number[] }) {
  const lines = Array.from({ length: FORM_LINES }, (_, index) => index);
  const row = (index: number) => (
    <LineFields key={index} index={index} field={field} amount={amounts[index] ?? 0} />
  );
  const isLong = lines
    .slice(FIRST_LINES)
    .some((index) => field(`lines.${index}.label`).defaultValue);
  return (
    <>
      {lines.slice(0, FIRST_LINES).map(row)}
      <details open={isLong}>
        <summary className={words.marker}>Plus de lignes</summary>
        {lines.slice(FIRST_LINES).map(row)}
      </details>
      <FieldErrors name="lines" errors={field("lines").errors} />
    </>
  );
}

function LineFields({ index, field, amount }: { index: number; field: Bound; amount: number }) {
  const number = index + 1;
  const props = (name: "label" | "quantity" | "unit_price", label: string) => {
    const { name: full, defaultValue, errors } = field(`lines.${index}.${name}`);
    return {
      className: `${control.control} ${styles[name] ?? ""}`,
      name: full,
      defaultValue,
      "aria-label": `${label}, ligne ${number}`,
      "aria-invalid": errors?.length ? (true as const) : undefined,
    };
  };
  const errors = (["label", "quantity", "unit_price"] as const).flatMap(
    (name) => field(`lines.${index}.${name}`).errors ?? [],
  );
  return (
    <div className={styles.line}>
      <textarea
        {...props("label", "Prestation")}
        rows={1}
        maxLength={120}
        placeholder="Prestation"
      />
      <input {...props("quantity", "Quantité")} inputMode="numeric" placeholder="1" />
      <span aria-hidden="true">×</span>
      <input
        {...props("unit_price", "Prix unitaire en FCFA")}
        inputMode="numeric"
        placeholder="Prix"
      />
      <output className={styles.amount} aria-label={`Montant de la ligne ${number}`}>
        {amount > 0 ? grouped(amount) : ""}
      </output>
      <FieldErrors name={`lines.${index}`} errors={errors} />
    </div>
  );
}
