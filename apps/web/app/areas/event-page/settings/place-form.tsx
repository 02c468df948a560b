import type { EventPagePlace } from "@jdj/contract/event-page/settings";
import { at } from "@jdj/contract/paths/addresses";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./settings.module.css";
import { hintBeside, useConflict } from "./use-conflict.tsx";

type PlaceFormProps = {
  eventId: number;
  /** Null for a new one. */
  place: EventPagePlace | null;
  state: FormState | undefined;
};

type Field = "name" | "address" | "phone_number_1" | "price_note" | "link";

/** The form of a lodging. */
export function PlaceForm({ eventId, place, state }: PlaceFormProps) {
  const intent = place ? "place-save" : "place-add";
  const busy = useNavigation().formData?.get("intent") === intent;
  useFocusFirstError(state);
  const conflict = useConflict(state);
  const theirs = conflict.theirs?.places.find(({ id }) => id === place?.id);
  const { version, ...saved } = place ?? { version: 0 };
  const field = bindFields(state, textsOf(saved), place?.id ?? 1);
  const of = (name: Field, hint?: string) => ({
    ...field(name),
    ...hintBeside(field(name).defaultValue, theirs?.[name], theirs !== undefined, hint),
  });
  return (
    <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="event_id" value={eventId} />
      {place ? <input type="hidden" name="id" value={place.id} /> : null}
      {place ? <input type="hidden" name="version" value={theirs?.version ?? version} /> : null}
      {conflict.note}
      <TextField label="Nom du logement" maxLength={120} required {...of("name")} />
      <TextField label="Adresse ou ville" maxLength={200} {...of("address")} />
      <PhoneField label="Téléphone" {...of("phone_number_1")} />
      <TextField
        label="Prix"
        maxLength={120}
        placeholder="35 000 FCFA la nuit"
        {...of("price_note")}
      />
      <TextField
        label="Site"
        inputMode="url"
        maxLength={300}
        placeholder="https://hotel.ci"
        {...of("link")}
      />
      <div className={kit.wrap2}>
        <Button busy={busy}>{place ? "Enregistrer" : "Ajouter"}</Button>
        <LinkButton to={`${at("eventPage")}#place`} variant="quiet" preventScrollReset>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

function textsOf(place: Partial<Omit<EventPagePlace, "version">>) {
  const { name, address, phone_number_1, price_note, link } = place;
  return { name, address, phone_number_1, price_note, link };
}
