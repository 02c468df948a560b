import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { paymentMeans, paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { type ChoiceGroup, GroupedSelectField } from "#app/ui/grouped-select-field.tsx";
import kit from "#app/ui/kit.module.css";
import { type Choice, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type EntryFormProps = {
  eventId: number;
  /** Null for a new one. */
  entry: CashBookEntry | null;
  lines: readonly ChoiceGroup[];
  /** The line that is chosen at first; null for none. */
  lineId: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Where « Annuler » leads; null without it. */
  cancel: string | null;
  state: FormState | undefined;
};

const means: readonly Choice[] = paymentMeans.map((value) => ({
  value,
  label: paymentMeansLabels[value],
}));

/** The form of a payment, new or changed. A payment that is due and was made gets its date and means here. */
export function EntryForm({ eventId, entry, lines, lineId, today, cancel, state }: EntryFormProps) {
  const intent = entry ? "save" : "add";
  const busy = useNavigation().formData?.get("intent") === intent;
  useFocusFirstError(state);
  const field = bindFields(
    state,
    entry
      ? {
          budget_id: String(entry.budget_id ?? ""),
          amount: String(entry.amount),
          paid_on: entry.paid_on,
          due_on: entry.due_on,
          means: entry.means,
          paid_by: entry.paid_by,
          note: entry.note,
        }
      : { budget_id: lineId, paid_on: today },
    entry?.id ?? 0,
  );
  const money = (
    <>
      <div className={styles.two}>
        <AmountField label="Montant" required {...field("amount")} />
        <SelectField label="Moyen de paiement" choices={means} {...field("means")} />
      </div>
      <div className={styles.two}>
        <DateField
          label="Payé le"
          max={today}
          {...field("paid_on")}
          hint="Vide si c’est à payer."
        />
        <DateField label="À payer le" {...field("due_on")} hint="Nous vous le rappelons." />
      </div>
    </>
  );
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={`${kit.stack4} ${styles.form}`}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="event_id" value={eventId} />
      {entry ? <input type="hidden" name="id" value={entry.id} /> : null}
      {entry ? <input type="hidden" name="version" value={entry.version} /> : null}
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      {entry?.deposit ? <DepositFields entry={entry} /> : null}
      <GroupedSelectField label="Poste" groups={lines} required {...field("budget_id")} />
      {entry?.deposit ? null : money}
      <TextField
        label="Payé par"
        maxLength={80}
        hint="Vous, un parent, un parrain…"
        {...field("paid_by")}
      />
      <TextField label="Note" maxLength={200} {...field("note")} />
      <FileDrop
        label="Reçu"
        accept="image/*"
        prompt={entry?.receipt ? "Changer la photo du reçu" : "Ajouter une photo du reçu"}
        preview={
          entry?.receipt ? <img src={entry.receipt} alt="" width={56} height={56} /> : undefined
        }
        hint="Seules les personnes qui voient ce budget la voient."
        {...field("file")}
      />
      <div className={kit.cluster2}>
        <Button busy={busy}>{entry ? "Enregistrer" : "Noter ce paiement"}</Button>
        {cancel ? (
          <LinkButton variant="plain" to={cancel} preventScrollReset>
            Annuler
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}

/** The money of a deposit is sent as it is: it was paid through us, and is not typed. */
function DepositFields({ entry }: { entry: CashBookEntry }) {
  return (
    <>
      <Note>
        Acompte payé par Joie du Jour{"\u00a0"}: son montant, sa date et son moyen ne se changent
        pas ici.
      </Note>
      <input type="hidden" name="amount" value={entry.amount} />
      <input type="hidden" name="paid_on" value={entry.paid_on ?? ""} />
      <input type="hidden" name="due_on" value={entry.due_on ?? ""} />
      <input type="hidden" name="means" value={entry.means ?? ""} />
    </>
  );
}
