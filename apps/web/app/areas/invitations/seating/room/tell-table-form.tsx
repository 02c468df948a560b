import { longDate } from "@jdj/french/dates";
import { Form } from "#app/forms/form.tsx";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type EveFormProps = {
  eventId: number;
  /** The day of the event; null while it is not known to the day. */
  day: string | null;
  tellsOnEve: boolean;
  mayWrite: boolean;
};

/** When guests read their table on their own page. */
export function TellTableForm({ eventId, day, tellsOnEve, mayWrite }: EveFormProps) {
  return (
    <section className={`${kit.stack2} ${kit.narrow}`} aria-labelledby="veille">
      <h2 id="veille">Ce que vos invités voient</h2>
      <p className={words.note}>
        {day === null
          ? "Le jour de la fête, quand sa date sera fixée, la carte de chaque invité dira sa table."
          : `Le ${longDate(day)}, la carte de chaque invité dit sa table\u00a0; l’accueil la voit aussi.`}
      </p>
      {mayWrite ? (
        <Form method="post" className={kit.stack2} preventScrollReset>
          <HiddenInputs values={{ intent: "settings", event_id: eventId }} />
          <CheckboxField
            name="tells_on_eve"
            value="1"
            errors={undefined}
            defaultValue={tellsOnEve ? "1" : undefined}
          >
            La dire aussi la veille
          </CheckboxField>
          <div>
            <Button variant="plain">Enregistrer</Button>
          </div>
        </Form>
      ) : null}
    </section>
  );
}
