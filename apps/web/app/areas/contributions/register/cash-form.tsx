import type { ContributionCash, Contributor } from "@jdj/contract/contributions/register-shapes";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import itemList from "#app/areas/notebook/item-list.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { AmountField } from "#app/ui/entry/amount-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { registerAddress } from "./register-address.ts";

type CashFormProps = {
  eventId: number;
  person: Contributor;
  /** `YYYY-MM-DD`. */
  today: string;
  state: FormState | undefined;
};

/** Cash that the member holds. The same as before is asked about, and noted once it is ticked. */
export function CashForm({ eventId, person, today, state }: CashFormProps) {
  const busy = useNavigation().formData?.get("intent") === "cash";
  useFocusFirstError(state);
  const left = person.left_fcfa - person.waiting_fcfa;
  const field = bindFields(state, { paid_on: today }, person.id);
  return (
    <Form method="post" className={`${kit.stack4} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs
        values={{ intent: "cash", event_id: eventId, id: person.id, person: person.id }}
      />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <div className={itemList.two}>
        <AmountField
          label="Reçu en espèces"
          required
          hint={left > 0 ? `Il reste ${fcfa(left)} de sa promesse.` : undefined}
          {...field("amount")}
        />
        <DateField label="Reçu le" max={today} required {...field("paid_on")} />
      </div>
      <TextField label="Note" maxLength={200} {...field("note")} />
      {state?.errors.again ? (
        <CheckboxField {...field("again")}>Oui, c’est un autre versement</CheckboxField>
      ) : null}
      <p className={words.note}>
        Vous dites que vous tenez cet argent. Une deuxième personne le confirme, puis il compte.
      </p>
      <div className={kit.cluster2}>
        <Button busy={busy}>Noter ces espèces</Button>
        <LinkButton variant="plain" to={registerAddress({}, person.id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

type RefusalProps = {
  eventId: number;
  person: Contributor;
  cash: ContributionCash;
  state: FormState | undefined;
};

/** Why cash is set aside. */
export function Refusal({ eventId, person, cash, state }: RefusalProps) {
  useFocusFirstError(state);
  const field = bindFields(state, {}, cash.id);
  return (
    <Form method="post" className={`${kit.stack3} ${itemList.form}`} noValidate preventScrollReset>
      <HiddenInputs
        values={{ intent: "refuse", event_id: eventId, id: cash.id, person: person.id }}
      />
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <p className={words.breakAnywhere}>
        Écarter {fcfa(cash.amount_fcfa)} de {person.name}, noté par {cash.recorded_by}
        {"\u00a0"}? La ligne reste au registre et ne compte pas.
      </p>
      <TextField label="Pourquoi" maxLength={200} required {...field("reason")} />
      <div className={kit.cluster2}>
        <Button variant="danger">Écarter</Button>
        <LinkButton variant="plain" to={registerAddress({}, person.id)} preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
