import type { PayoutNumber } from "@jdj/contract/payouts/numbers";
import { payoutMethods } from "@jdj/contract/payouts/payout-methods";
import { WALLET_FCFA } from "@jdj/contract/payouts/payout-number";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { RefusalNote } from "#app/forms/refusal-note.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { CodeField } from "#app/ui/code-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./payouts.module.css";

const methods = Object.entries(payoutMethods).map(([value, label]) => ({ value, label }));

const labels = {
  unproven: { label: "À confirmer", tone: "waiting" },
  new: { label: "Nouveau", tone: "waiting" },
  ready: { label: "Prêt", tone: "good" },
} as const;

interface NumbersProps {
  numbers: readonly PayoutNumber[];
  /** The number of the event, of hosts. */
  eventId?: number;
  state: FormState | undefined;
}

/** The hidden fields of a form about a number. */
function Hidden({ intent, eventId, id }: { intent: string; eventId?: number; id?: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {eventId === undefined ? null : <input type="hidden" name="event_id" value={eventId} />}
      {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    </>
  );
}

/** The mobile-money numbers of a beneficiary: each with its state, its code to enter, and one to add. */
export function PayoutNumbers({ numbers, eventId, state }: NumbersProps) {
  const of = eventId === undefined ? {} : { eventId };
  const about = state?.values.id;
  // Another tab may have removed the number that was asked about.
  const isGone =
    state?.values.intent?.startsWith("number-") &&
    about !== undefined &&
    !numbers.some(({ id }) => String(id) === about);
  return (
    <div className={`${kit.stack3} ${kit.oneColumn}`}>
      {isGone ? <RefusalNote state={state} /> : null}
      {numbers.length === 0 ? null : (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {numbers.map((number) => (
            <NumberRow key={number.id} number={number} state={state} {...of} />
          ))}
        </ul>
      )}
      <AddNumber isOpen={numbers.length === 0} state={state} {...of} />
    </div>
  );
}

type RowProps = { number: PayoutNumber; eventId?: number; state: FormState | undefined };

function NumberRow({ number, state, ...of }: RowProps) {
  const { id, method, phone, holder, usable_from: usableFrom } = number;
  const isAbout = state?.values.id === String(id);
  const own = isAbout ? state : undefined;
  return (
    <li className={`${kit.stack2} ${kit.ruled} ${styles.row}`}>
      <p className={`${kit.cluster} ${styles.head}`}>
        <strong>
          {payoutMethods[method]}, {displayPhone(phone)}
        </strong>
        <Badge tone={labels[number.state].tone}>{labels[number.state].label}</Badge>
      </p>
      <p className={words.note}>
        {holder} · {number.is_identified ? "titulaire identifié" : "titulaire non identifié"}
        {number.state === "new" && usableFrom !== null
          ? ` · premier versement à partir du ${dateAndTime(usableFrom)}`
          : ""}
      </p>
      {own ? <ErrorNote>{own.message}</ErrorNote> : null}
      {number.state === "unproven" ? (
        <Form
          method="post"
          noValidate
          className={`${kit.stack4} ${styles.form}`}
          preventScrollReset
        >
          <Hidden intent="number-confirm" id={id} {...of} />
          <CodeField
            label="Code reçu par SMS sur ce numéro"
            required
            {...bindFields(own, {}, id)("code")}
          />
          <div>
            <Button>Confirmer ce numéro</Button>
          </div>
        </Form>
      ) : null}
      <div className={kit.wrap2}>
        {number.state === "unproven" ? (
          <Form method="post" preventScrollReset>
            <Hidden intent="number-code" id={id} {...of} />
            <Button variant="plain">Renvoyer un code</Button>
          </Form>
        ) : null}
        <Form method="post" preventScrollReset>
          <Hidden intent="number-remove" id={id} {...of} />
          <Button variant="plain">Retirer ce numéro</Button>
        </Form>
      </div>
    </li>
  );
}

type AddProps = { isOpen: boolean; eventId?: number; state: FormState | undefined };

function AddNumber({ isOpen, state, ...of }: AddProps) {
  const own = state?.values.intent === "number-add" ? state : undefined;
  const field = bindFields(own);
  const country = own?.values.phone_code;
  return (
    <details open={isOpen || own !== undefined || undefined}>
      <summary className={words.marker}>Ajouter un numéro</summary>
      <Form method="post" noValidate className={`${kit.stack4} ${styles.form}`} preventScrollReset>
        <Hidden intent="number-add" {...of} />
        {own ? <ErrorNote>{own.message}</ErrorNote> : null}
        <p className={words.note}>
          Par sécurité, un code part sur ce numéro, et le premier versement attend 48&nbsp;heures.
          Tous les propriétaires sont prévenus par e-mail.
        </p>
        <SelectField label="Opérateur" choices={methods} required {...field("method")} />
        <PhoneField
          label="Numéro mobile money"
          required
          {...field("phone")}
          {...(country ? { defaultCountry: country } : {})}
        />
        <TextField
          label="Titulaire du numéro"
          hint="Le nom sous lequel ce numéro est enregistré."
          autoComplete="name"
          maxLength={80}
          required
          {...field("holder")}
        />
        <CheckboxField {...field("is_identified")}>
          Le titulaire est identifié chez l’opérateur (pièce d’identité déposée)&nbsp;: ce compte
          contient {fcfa(WALLET_FCFA.identified)} au lieu de {fcfa(WALLET_FCFA.unidentified)}.
        </CheckboxField>
        <PasswordField
          label="Votre mot de passe"
          autoComplete="current-password"
          required
          name="current_password"
          scope={1}
          errors={own?.errors.current_password}
        />
        <div>
          <Button>Ajouter ce numéro</Button>
        </div>
      </Form>
    </details>
  );
}
