import type { Withdrawal } from "@jdj/contract/payouts/withdrawal";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";

interface DecideProps {
  eventId: number;
  withdrawal: Withdrawal;
  state: FormState | undefined;
}

const either = (names: readonly string[]) =>
  new Intl.ListFormat("fr", { type: "disjunction" }).format(names);

/** Who the withdrawal waits for, in a sentence. */
function whoConfirms({ can, confirmers, alone_from: alone, confirm_until: until }: Withdrawal) {
  const by = until === null ? "" : ` avant le ${dateAndTime(until)}`;
  if (can.confirm) return `À vous de le confirmer${by}. Rien ne part sans vous.`;
  if (confirmers.length > 0) return `${either(confirmers)} doit le confirmer${by}.`;
  return alone === null
    ? `Il attend d’être confirmé${by}.`
    : `Vous êtes seul à tenir l’argent de ce carnet\u00a0: confirmez-le à partir du ${dateAndTime(alone)}.`;
}

/** The withdrawal that waits, with what its reader may answer. */
export function DecideWithdrawal({ eventId, withdrawal, state }: DecideProps) {
  const intent = useNavigation().formData?.get("intent");
  const { id, can } = withdrawal;
  const hidden = (
    <>
      <input type="hidden" name="event_id" value={eventId} />
      <input type="hidden" name="withdrawal_id" value={id} />
    </>
  );
  return (
    <div className={`${kit.card} ${styles.box}`}>
      <p className={`${kit.toolbar} ${kit.between}`}>
        <strong>Retrait de {fcfa(withdrawal.amount_fcfa)}</strong>
        <Badge tone="waiting">À confirmer</Badge>
      </p>
      <p>
        Demandé par {withdrawal.asked_by}
        {withdrawal.asked_role === "treasurer" ? " (trésorerie)" : ""},{" "}
        {dateAndTime(withdrawal.asked_at)}. {whoConfirms(withdrawal)}
      </p>
      {state ? <ErrorNote>{Object.values(state.errors)[0]?.[0] ?? state.message}</ErrorNote> : null}
      {can.confirm ? (
        <Form method="post" noValidate className={styles.form} preventScrollReset>
          {hidden}
          <input type="hidden" name="intent" value="confirm" />
          <PasswordField
            label="Votre mot de passe"
            autoComplete="current-password"
            required
            name="current_password"
            scope={2}
            errors={state?.errors.current_password}
          />
          <div>
            <Button busy={intent === "confirm"}>
              Confirmer le retrait de {fcfa(withdrawal.amount_fcfa)}
            </Button>
          </div>
        </Form>
      ) : null}
      {can.refuse ? (
        <Form method="post" preventScrollReset>
          {hidden}
          <input type="hidden" name="intent" value="refuse" />
          <Button variant="quiet" busy={intent === "refuse"}>
            {can.confirm ? "Refuser" : "Annuler cette demande"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
