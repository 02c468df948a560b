import { useNavigation } from "react-router";
import styles from "#app/areas/fabric-orders/fabric.module.css";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";

/** Tells the fields of a new person from those of the others on the page. */
const NEW_PERSON = 0;

type AddPeopleProps = {
  eventId: number;
  guests: readonly { id: number; name: string }[];
  state: FormState | undefined;
};

/** Adds somebody typed, the committee, or some of the guests. */
export function AddPeople({ eventId, guests, state }: AddPeopleProps) {
  const busy = useNavigation().formMethod === "POST";
  const field = bindFields(state, {}, NEW_PERSON);
  const event = <input type="hidden" name="event_id" value={eventId} />;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="ajouter">
      <h2 id="ajouter">Ajouter des personnes</h2>
      <div className={`${kit.card} ${styles.box}`}>
        <Form method="post" className={styles.form} noValidate preventScrollReset>
          <input type="hidden" name="intent" value="person" />
          {event}
          {state ? <ErrorNote>{state.message}</ErrorNote> : null}
          <div className={`${kit.stack4} ${kit.alignEnd} ${kit.two640}`}>
            <TextField label="Nom" maxLength={80} required {...field("name")} />
            <TextField
              label="Téléphone"
              type="tel"
              inputMode="tel"
              maxLength={22}
              placeholder="07 01 02 03 04"
              {...field("phone_number_1")}
            />
          </div>
          <div>
            <Button variant="plain" busy={busy}>
              Ajouter cette personne
            </Button>
          </div>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="committee" />
          {event}
          <Button variant="quiet" busy={busy}>
            Ajouter tout le comité
          </Button>
        </Form>
        {guests.length > 0 ? (
          <details className={styles.change}>
            <summary>Choisir parmi les invités</summary>
            <Form method="post" className={styles.form} preventScrollReset>
              <input type="hidden" name="intent" value="guests" />
              {event}
              <ul className={styles.guests}>
                {guests.map(({ id, name }) => (
                  <li key={id}>
                    <label className={kit.tapRow}>
                      <input type="checkbox" name="guest_id" value={id} />
                      {name}
                    </label>
                  </li>
                ))}
              </ul>
              <div>
                <Button variant="plain" busy={busy}>
                  Ajouter les invités choisis
                </Button>
              </div>
            </Form>
          </details>
        ) : null}
      </div>
    </section>
  );
}
