import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { type ChangeEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./couple.module.css";
import type { Person } from "./person.ts";
import { PersonFields } from "./person-fields.tsx";

type Shown = { eventId: number; seed: string; persons: Person[] };

/** Both persons in one form; the server saves both or neither. */
export function CoupleForm({
  eventId,
  seed,
  persons,
  state,
}: Shown & { state: FormState | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  const { theirs, busy: asking, ask } = useTheirVersion<Shown>(at("couple"), state);
  const [notImages, setNotImages] = useState<readonly string[]>([]);
  useFocusFirstError(state);

  const checkPhoto = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const input: EventTarget = target;
    if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
    const wrong = [...(input.files ?? [])].some((file) => !file.type.startsWith("image/"));
    if (wrong) input.value = "";
    setNotImages((names) => names.filter((name) => name !== input.name));
    if (wrong) setNotImages((names) => [...names, input.name]);
  };

  const errorsAt = (name: string) =>
    notImages.includes(name) ? [notebookMessages.selectAnImage] : state?.errors[name];

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      onChange={checkPhoto}
      noValidate
    >
      <input type="hidden" name="event_id" value={eventId} />
      {isChangedMeanwhile(state) ? (
        <ChangedMeanwhile
          asked={theirs !== undefined}
          busy={asking}
          onAsk={ask}
          address={at("couple")}
        />
      ) : state ? (
        <FormNote state={state} />
      ) : null}
      <div className={styles.persons}>
        {persons.map((person, index) => (
          <PersonFields
            key={person.id}
            name={`persons.${index}`}
            person={person}
            theirs={theirs?.persons[index]}
            seed={`${seed} ${person.id}`}
            values={state?.values ?? {}}
            errorsAt={errorsAt}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
      </div>
    </Form>
  );
}
