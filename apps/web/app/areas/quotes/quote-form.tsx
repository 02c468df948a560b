import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { ChatState } from "./answer-chat.ts";
import type { ShownRequest } from "./party.ts";
import styles from "./quote-form.module.css";
import { FORM_LINES } from "./quote-from.ts";

/** The lines that are shown at first; the others wait behind « Plus de lignes ». */
const FIRST_LINES = 3;

/**
 * The form by which a provider sends a quote: lines, validity, deposit. The total is computed by the
 * server. A quote that was sent before fills it in.
 */
export function QuoteForm({
  request,
  state,
}: {
  request: ShownRequest;
  state: ChatState | undefined;
}) {
  const refused = state?.intent === "quote" ? state : undefined;
  const { quote } = request;
  const saved: Record<string, string> = quote
    ? {
        service_day: quote.service_day ?? "",
        valid_until: quote.expired ? "" : quote.valid_until,
        deposit: quote.deposit > 0 ? String(quote.deposit) : "",
        ...Object.fromEntries(
          quote.lines.flatMap((line, index) => [
            [`lines.${index}.label`, line.label],
            [`lines.${index}.quantity`, String(line.quantity)],
            [`lines.${index}.unit_price`, String(line.unit_price)],
          ]),
        ),
      }
    : { service_day: request.event?.date ?? "" };
  const field = bindFields(
    refused && { message: refused.message ?? "", errors: refused.errors, values: refused.values },
    saved,
  );
  const lines = Array.from({ length: FORM_LINES }, (_, index) => index);
  const row = (index: number) => <LineFields key={index} index={index} field={field} />;
  const isLong = lines
    .slice(FIRST_LINES)
    .some((index) => field(`lines.${index}.label`).defaultValue);
  return (
    <details className={`${kit.card} ${styles.box}`} open={refused !== undefined}>
      <summary className={words.marker}>
        {quote ? "Envoyer un autre devis" : "Établir le devis"}
      </summary>
      <Form method="post" noValidate preventScrollReset className={`${kit.stack4} ${styles.form}`}>
        <input type="hidden" name="intent" value="quote" />
        {refused?.message ? <ErrorNote>{refused.message}</ErrorNote> : null}
        <fieldset className={`${kit.stack2} ${styles.lines}`}>
          <legend>Lignes du devis</legend>
          {lines.slice(0, FIRST_LINES).map(row)}
          <details open={isLong}>
            <summary className={words.marker}>Plus de lignes</summary>
            {lines.slice(FIRST_LINES).map(row)}
          </details>
          <FieldErrors name="lines" errors={field("lines").errors} />
        </fieldset>
        <TextField label="Valable jusqu’au" type="date" required {...field("valid_until")} />
        <TextField
          label="Jour de la prestation"
          type="date"
          hint="Un client qui annule récupère son acompte selon ce jour."
          {...field("service_day")}
        />
        <TextField
          label="Acompte à l’acceptation (FCFA)"
          hint="Facultatif. Le client le paie par mobile money en acceptant."
          inputMode="numeric"
          {...field("deposit")}
        />
        <Button>Envoyer le devis</Button>
      </Form>
    </details>
  );
}

function LineFields({ index, field }: { index: number; field: ReturnType<typeof bindFields> }) {
  const number = index + 1;
  const box = (name: "label" | "quantity" | "unit_price", label: string, placeholder: string) => {
    const { name: full, defaultValue, errors } = field(`lines.${index}.${name}`);
    return (
      <input
        className={control.control}
        name={full}
        defaultValue={defaultValue}
        placeholder={placeholder}
        aria-label={`${label}, ligne ${number}`}
        aria-invalid={errors?.length ? true : undefined}
        inputMode={name === "label" ? undefined : "numeric"}
      />
    );
  };
  const errors = (["label", "quantity", "unit_price"] as const).flatMap(
    (name) => field(`lines.${index}.${name}`).errors ?? [],
  );
  return (
    <div className={styles.line}>
      {box("label", "Prestation", "Prestation")}
      {box("quantity", "Quantité", "1")}
      {box("unit_price", "Prix unitaire en FCFA", "Prix")}
      <FieldErrors name={`lines.${index}`} errors={errors} />
    </div>
  );
}
