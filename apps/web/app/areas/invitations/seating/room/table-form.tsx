import type { SeatingTable } from "@jdj/contract/invitations/seating";
import {
  PLACES_MAX,
  tableShapeLabels,
  tableShapes,
} from "@jdj/contract/invitations/seating-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { HiddenInputs } from "#app/forms/hidden-inputs.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { clampToRoom } from "./clamp-to-room.ts";
import styles from "./room.module.css";

const shapes = tableShapes.map((value) => ({ value, label: tableShapeLabels[value] }));

type AddTablesProps = { eventId: number; isOpen: boolean; state: FormState | undefined };

/** New tables, several alike at once. */
export function AddTables({ eventId, isOpen, state }: AddTablesProps) {
  const busy = useNavigation().formData?.get("intent") === "table-add";
  useFocusFirstError(state);
  const field = bindFields(state, { shape: "round", places: "10", count: isOpen ? "10" : "1" });
  return (
    <details className={`${kit.card} ${styles.add}`} open={isOpen || state !== undefined}>
      <summary className={words.disclosure}>
        <Icon name="plus" size={20} /> Ajouter des tables
      </summary>
      <Form method="post" className={kit.stack3} noValidate preventScrollReset>
        <HiddenInputs values={{ intent: "table-add", event_id: eventId }} />
        {state ? <ErrorNote>{state.message}</ErrorNote> : null}
        <div className={styles.fields}>
          <TextField
            label="Combien"
            inputMode="numeric"
            maxLength={3}
            required
            {...field("count")}
          />
          <TextField
            label="Places à chacune"
            inputMode="numeric"
            maxLength={3}
            required
            {...field("places")}
          />
          <SelectField label="Forme" choices={shapes} required {...field("shape")} />
          <TextField
            label="Nom"
            maxLength={60}
            hint="Sans nom, elles sont numérotées."
            {...field("name")}
          />
        </div>
        <div>
          <Button busy={busy}>Ajouter</Button>
        </div>
      </Form>
    </details>
  );
}

/** How far a press of an arrow moves a table, in steps of the room. */
const PRESS = 60;

function steps({ x, y }: SeatingTable) {
  return [
    { label: "Vers la gauche", sign: "←", place: clampToRoom({ x: x - PRESS, y }) },
    { label: "Vers le haut", sign: "↑", place: clampToRoom({ x, y: y - PRESS }) },
    { label: "Vers le bas", sign: "↓", place: clampToRoom({ x, y: y + PRESS }) },
    { label: "Vers la droite", sign: "→", place: clampToRoom({ x: x + PRESS, y }) },
  ].map(({ place, ...step }) => ({ ...step, place: `${place.x},${place.y}` }));
}

type TableFormProps = {
  eventId: number;
  table: SeatingTable;
  /** How many invitations are at it, and how many people. */
  seated: number;
  people: number;
  saved: FormState | undefined;
  removed: FormState | undefined;
};

/** Changes or removes a table. */
export function TableForm({ eventId, table, seated, people, saved, removed }: TableFormProps) {
  const { id, version, name, shape, places } = table;
  const busy = useNavigation().formData?.get("intent") === "table-save";
  useFocusFirstError(saved);
  const field = bindFields(saved, { name, shape, places: String(places) }, id);
  return (
    <div className={kit.stack4}>
      <Form method="post" className={kit.stack3} noValidate preventScrollReset>
        <HiddenInputs values={{ intent: "table-save", event_id: eventId, id, version }} />
        {saved ? <ErrorNote>{saved.message}</ErrorNote> : null}
        <div className={styles.fields}>
          <TextField label="Nom" maxLength={60} required {...field("name")} />
          <TextField
            label={`Places (${PLACES_MAX} au plus)`}
            inputMode="numeric"
            maxLength={3}
            required
            {...field("places")}
          />
          <SelectField label="Forme" choices={shapes} required {...field("shape")} />
        </div>
        <div className={kit.cluster2}>
          <Button busy={busy}>Enregistrer</Button>
          <LinkButton variant="plain" to={at("seatingRoom")} preventScrollReset>
            Annuler
          </LinkButton>
        </div>
      </Form>
      <Form method="post" className={kit.cluster2} preventScrollReset>
        <HiddenInputs values={{ intent: "table-place", event_id: eventId, id }} />
        <span className={words.note}>Déplacer</span>
        {steps(table).map(({ label, sign, place }) => (
          <Button key={label} variant="plain" name="place" value={place} aria-label={label}>
            {sign}
          </Button>
        ))}
      </Form>
      <Form method="post" className={kit.cluster2} preventScrollReset>
        <HiddenInputs values={{ intent: "table-remove", event_id: eventId, id, version, seated }} />
        {removed ? <ErrorNote>{removed.message}</ErrorNote> : null}
        <Button variant="danger">Supprimer la table</Button>
        {people > 0 ? (
          <span className={words.note}>
            {count(people, "personne sera", "personnes seront")} de nouveau à placer.
          </span>
        ) : null}
      </Form>
    </div>
  );
}
