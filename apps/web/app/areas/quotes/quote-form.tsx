import type { QuoteTemplate } from "@jdj/contract/quotes/templates";
import { fcfa } from "@jdj/french/money";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import type { ChatState } from "./answer-chat.ts";
import { InstalmentFields } from "./instalment-fields.tsx";
import styles from "./quote-form.module.css";
import { FORM_LINES, offerFrom } from "./quote-from.ts";
import { QuoteLines } from "./quote-lines.tsx";
import { QuotePreview } from "./quote-preview.tsx";
import type { ShownRequest } from "./quote-side.ts";
import type { QuoteOffer } from "./quote-table.tsx";
import { QuoteTemplates } from "./quote-templates.tsx";
import { savedQuote, templateValues } from "./quote-values.ts";

type QuoteFormProps = {
  request: ShownRequest;
  templates: readonly QuoteTemplate[];
  state: ChatState | undefined;
};

/** What each typed line costs, by its place in the form. */
function amountsOf(form: HTMLFormElement | null): number[] {
  if (!form) return [];
  const data = new FormData(form);
  return Array.from({ length: FORM_LINES }, (_, line) => {
    const number = (name: string) =>
      Number(String(data.get(`lines.${line}.${name}`) ?? "").replace(/\D/g, ""));
    return (number("quantity") || 1) * number("unit_price");
  });
}

/**
 * The form by which a provider sends a quote. With script it adds up while typing, and shows the quote
 * as the customer will see it before it is sent. A quote that was sent before fills it in, or a template.
 */
export function QuoteForm({ request, templates, state }: QuoteFormProps) {
  const refused = state?.intent === "quote" || state?.intent === "template" ? state : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const [amounts, setAmounts] = useState<number[]>([]);
  const [offer, setOffer] = useState<QuoteOffer | null>(null);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [isOpen, setIsOpen] = useState(refused !== undefined);
  useEffect(() => {
    if (!refused) return;
    setIsPreviewed(false);
    setIsOpen(true);
  }, [refused]);
  const follow = () => {
    setAmounts(amountsOf(ref.current));
    if (ref.current) setOffer(offerFrom(new FormData(ref.current)));
  };
  useEffect(follow, []);
  const field = bindFields(
    refused
      ? { message: refused.message ?? "", errors: refused.errors, values: refused.values }
      : undefined,
    savedQuote(request),
  );
  function fillIn(template: QuoteTemplate): void {
    for (const [name, value] of Object.entries(templateValues(template))) {
      const box = ref.current?.elements.namedItem(name);
      if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) continue;
      box.value = value;
      const folded = box.closest("details");
      if (folded && value !== "" && name.endsWith(".label")) folded.open = true;
    }
    follow();
  }
  function preview(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isQuote = submitter instanceof HTMLButtonElement && submitter.value === "quote";
    const asked = offerFrom(new FormData(event.currentTarget));
    // What cannot be sent is refused by the server, at its field.
    if (!isQuote || isPreviewed || asked.total <= 0 || asked.valid_until === "") return;
    event.preventDefault();
    setOffer(asked);
    setIsPreviewed(true);
  }
  return (
    <details
      className={`${kit.card} ${styles.box}`}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={words.marker}>
        {request.quote ? "Envoyer un autre devis" : "Établir le devis"}
      </summary>
      <QuoteTemplates templates={templates} onChoose={fillIn} />
      <Form
        ref={ref}
        method="post"
        noValidate
        preventScrollReset
        className={`${kit.stack4} ${styles.form}`}
        onInput={follow}
        onSubmit={preview}
      >
        {refused?.message ? <ErrorNote>{refused.message}</ErrorNote> : null}
        <div className={kit.stack4} hidden={isPreviewed}>
          <fieldset className={`${kit.stack2} ${styles.lines}`}>
            <legend>Lignes du devis</legend>
            <QuoteLines field={field} amounts={amounts} />
          </fieldset>
          <div className={kit.twoColumns}>
            <TextField label="Remise (FCFA)" inputMode="numeric" {...field("discount")} />
            <TextField label="Taxe (%)" inputMode="numeric" {...field("tax_percent")} />
          </div>
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
          <InstalmentFields field={field} />
          <TextField
            label="Conditions"
            hint="Facultatif&nbsp;: ce qui est compris, ce qui ne l’est pas, quand le solde est dû."
            lines={4}
            maxLength={2000}
            {...field("terms")}
          />
        </div>
        {isPreviewed && offer ? (
          <QuotePreview offer={offer} onChange={() => setIsPreviewed(false)} />
        ) : null}
        <div className={styles.foot}>
          <p aria-live="polite">
            Total <strong>{offer && offer.total > 0 ? fcfa(offer.total) : "–"}</strong>
          </p>
          <Button name="intent" value="quote">
            {isPreviewed ? "Envoyer ce devis" : "Envoyer le devis"}
          </Button>
        </div>
        <details className={styles.keep} hidden={isPreviewed}>
          <summary className={words.marker}>Garder ces lignes comme modèle</summary>
          <div className={kit.stack3}>
            <TextField label="Nom du modèle" maxLength={80} {...field("name")} />
            <Button name="intent" value="template" variant="plain">
              Enregistrer le modèle
            </Button>
          </div>
        </details>
      </Form>
    </details>
  );
}
