import type { EventPageSettings } from "@jdj/contract/event-page/settings";
import { SLUG_MAX } from "@jdj/contract/event-page/slug";
import { at } from "@jdj/contract/paths/addresses";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import disclosure from "#app/ui/disclosure.module.css";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./settings.module.css";
import { useConflict } from "./use-conflict.tsx";

type AddressFormProps = { eventId: number; page: EventPageSettings; state: FormState | undefined };

/** Another address: a new name, or a new link of the same name. The old one leads nowhere. */
export function AddressForm({ eventId, page, state }: AddressFormProps) {
  const { note, theirs } = useConflict(state);
  const field = bindFields(state, { name: page.name }, 0);
  const isPublic = page.visibility === "public";
  return (
    <details
      className={`${kit.card} ${kit.narrow} ${disclosure.disclosure}`}
      open={state !== undefined || undefined}
    >
      <summary className={kit.tapTarget}>Changer l’adresse</summary>
      <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="address" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="version" value={(theirs ?? page).version} />
        {note}
        <TextField
          label={`Après ${at("publicEventPage", { slug: "" })}`}
          maxLength={SLUG_MAX}
          hint={
            isPublic
              ? "Lettres, chiffres et tirets."
              : "Lettres, chiffres et tirets. Une clé la suit, que personne ne devine."
          }
          required
          {...field("name")}
        />
        <p className={words.note}>
          L’ancien lien ne mènera plus à la page{"\u00a0"}: partagez le nouveau. Ceux qui ont une
          carte passent par elle.
        </p>
        <div>
          <Button variant="plain">
            {isPublic ? "Changer l’adresse" : "Faire un nouveau lien"}
          </Button>
        </div>
      </Form>
    </details>
  );
}
