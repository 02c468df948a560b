import type { CardName } from "@jdj/contract/campaigns/card-facts";
import { givenNamesLabel, nameField } from "@jdj/contract/campaigns/card-names";
import { civilityText } from "#app/areas/notebook/couple/person.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./card-facts.module.css";
import { cardFactsForm } from "./card-facts-from.ts";
import type { StepProps } from "./draft.ts";
import { SmallCard } from "./preview.tsx";
import type { CardFactsWork } from "./use-card-facts.ts";

type CardFactsFieldsProps = Pick<StepProps, "draft" | "choices"> & {
  work: CardFactsWork;
  refused: FormState | undefined;
};

/** Both first names, the date and the place, beside the card that shows them. */
export function CardFactsFields({ draft, choices, work, refused }: CardFactsFieldsProps) {
  const { card, eventId, revision } = work;
  const errors = { ...work.errors, ...refused?.errors };
  const at = (name: string) => (errors[name] ? { errors: errors[name] } : {});
  useFocusFirstError(refused);
  return (
    <form
      id={cardFactsForm}
      className={styles.first}
      onInput={({ currentTarget }) => work.typed(currentTarget)}
      onBlur={({ currentTarget }) => work.left(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <input type="hidden" name="first_card" value={eventId} />
      <SmallCard draft={draft} choices={choices} />
      <div className={kit.stack3}>
        {card.can.names ? null : (
          <Note>Les prénoms sont écrits par les propriétaires du carnet.</Note>
        )}
        {card.names.map((name) => (
          <NameFields key={name.married_id} name={name} readOnly={!card.can.names} at={at} />
        ))}
      </div>
      <div className={`${kit.stack3} ${styles.day}`}>
        <DateField
          label="Date de la fête"
          defaultValue={card.date ?? ""}
          name="date"
          {...at("date")}
        />
        <TextField
          name="place"
          label="Lieu"
          placeholder="Mairie de Cocody"
          autoComplete="off"
          maxLength={160}
          readOnly={!card.can.place}
          defaultValue={card.place ?? ""}
          {...at("place")}
        />
      </div>
      <p role="status" className={`${words.note} ${styles.day}`}>
        {revision > 0 ? "Enregistré dans votre carnet." : null}
      </p>
    </form>
  );
}

type NameFieldsProps = {
  name: CardName;
  readOnly: boolean;
  at: (field: string) => { errors?: string[] };
};

/** The first names of one person, and of a child whether it is a boy or a girl. */
function NameFields({ name, readOnly, at }: NameFieldsProps) {
  const { married_id: id, civilities } = name;
  const isChild = civilities.length === 2;
  return (
    <>
      <TextField
        name={nameField(id)}
        label={givenNamesLabel(name.name)}
        required={name.required}
        autoComplete="off"
        maxLength={80}
        readOnly={readOnly}
        defaultValue={name.given_names}
        {...at(nameField(id))}
      />
      {civilities.length > 0 && !readOnly ? (
        <RadioGroup
          name={`civility.${id}`}
          label={isChild ? "Fille ou garçon" : "Civilité"}
          inline
          choices={civilities.map((value) => ({ value, label: civilityText(value, isChild) }))}
          {...at(`civility.${id}`)}
        />
      ) : null}
    </>
  );
}
