import type { SeatedGuest, SeatingRule } from "@jdj/contract/invitations/seating";
import { nameOf } from "#app/areas/invitations/seating/families.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./proposal.module.css";

type RulesProps = {
  eventId: number;
  guests: readonly SeatedGuest[];
  rules: readonly SeatingRule[];
  mayWrite: boolean;
  state: FormState | undefined;
};

/** Who is not seated at the same table as whom. */
export function Rules({ eventId, guests, rules, mayWrite, state }: RulesProps) {
  useFocusFirstError(state);
  const names = new Map(guests.map((guest) => [guest.id, nameOf(guest)]));
  const choices = guests.map((guest) => ({
    value: String(guest.id),
    label: `${guest.last_name} ${guest.given_names}`.trim(),
  }));
  const field = bindFields(state);
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="regles">
      <h2 id="regles">Pas à la même table</h2>
      {rules.length === 0 ? (
        <p className={words.note}>
          Deux invités qu’il vaut mieux séparer{"\u00a0"}? La proposition les mettra à deux tables,
          avec leurs foyers. Vos invités n’en voient rien.
        </p>
      ) : (
        <ul className={`${kit.card} ${kit.listReset}`}>
          {rules.map(({ id, guest_id, other_id }) => (
            <li key={id} className={`${kit.ruled} ${kit.row2} ${kit.between} ${styles.rule}`}>
              <span className={words.breakAnywhere}>
                {names.get(guest_id) ?? "Un invité"} et {names.get(other_id) ?? "un invité"}
              </span>
              {mayWrite ? (
                <Form method="post" preventScrollReset>
                  <HiddenInputs values={{ intent: "rule-remove", event_id: eventId, id }} />
                  <Button variant="quiet">Retirer</Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayWrite ? (
        <Form
          method="post"
          className={`${kit.card} ${kit.pad4} ${kit.stack3}`}
          noValidate
          preventScrollReset
        >
          <HiddenInputs values={{ intent: "rule-add", event_id: eventId }} />
          {state ? <ErrorNote>{state.message}</ErrorNote> : null}
          <div className={`${kit.grid} ${kit.gap4} ${kit.halves640}`}>
            <SelectField label="Cet invité" choices={choices} required {...field("guest_id")} />
            <SelectField
              label="n’est pas à la même table que"
              choices={choices}
              required
              {...field("other_id")}
            />
          </div>
          <div>
            <Button variant="plain">Noter</Button>
          </div>
        </Form>
      ) : null}
    </section>
  );
}
