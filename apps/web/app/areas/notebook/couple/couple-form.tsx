import { notebookMessages } from "@jdj/contract/notebook/messages";
import { at } from "@jdj/contract/paths/addresses";
import { type ChangeEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { RestoredNote } from "#app/areas/notebook/restored-note.tsx";
import { useFormDraft } from "#app/areas/notebook/use-form-draft.ts";
import { dropDraft } from "#app/device/draft-store.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./couple.module.css";
import { personsToStore } from "./couple-from.ts";
import { type Person, personPrefix } from "./person.ts";
import { PersonFields } from "./person-fields.tsx";

type Shown = { eventId: number; seed: string; persons: Person[] };

/** All persons in one form; the server saves those of whom something is written, all or none. */
export function CoupleForm({
  eventId,
  seed,
  persons,
  state,
}: Shown & { state: FormState | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  const { form, draft, restored, storeDraft, giveUp } = useFormDraft("couple", eventId, (data) =>
    personsToStore(data, persons),
  );
  const { theirs, busy: asking, ask } = useTheirVersion<Shown>(at("couple"), state);
  const [notImages, setNotImages] = useState<readonly string[]>([]);
  const [mine, setMine] = useState(
    () => persons.find(({ proposed }) => proposed?.fills)?.id ?? null,
  );
  const conflict = isChangedMeanwhile(state);
  useFocusFirstError(state);

  // « Recharger la page » then shows the stored values.
  useEffect(() => {
    if (conflict) dropDraft("couple", eventId);
  }, [conflict, eventId]);

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
  const own = persons.find(({ id }) => id === mine);

  return (
    <Form
      ref={form}
      key={draft.revision}
      method="post"
      encType="multipart/form-data"
      className={kit.stack5}
      onChange={checkPhoto}
      onInput={storeDraft}
      noValidate
    >
      <input type="hidden" name="event_id" value={eventId} />
      {conflict ? (
        <ChangedMeanwhile
          asked={theirs !== undefined}
          busy={asking}
          onAsk={ask}
          address={at("couple")}
        />
      ) : state ? (
        <FormNote state={state} />
      ) : restored ? (
        <RestoredNote onGiveUp={giveUp} />
      ) : own?.proposed ? (
        <Note>
          <p>
            Vos nom et contacts sont repris de votre compte. Vous pouvez les garder tels quels, ou
            les compléter plus bas.
          </p>
          <div className={kit.spaceAbove3}>
            <Button variant="plain" busy={busy}>
              Oui, c’est bien moi
            </Button>
          </div>
        </Note>
      ) : null}
      <div className={`${kit.stack5} ${styles.persons}`}>
        {persons.map((person, index) => {
          const { id, proposed, texts } = person;
          return (
            <PersonFields
              key={`${id} ${id === mine}`}
              prefix={personPrefix(index)}
              person={person}
              begin={(id === mine && proposed?.texts) || texts}
              theirs={theirs?.persons[index]}
              seed={`${seed} ${id}`}
              values={{ ...draft.values, ...state?.values }}
              errorsAt={errorsAt}
              onMine={proposed && mine === null ? () => setMine(id) : undefined}
            />
          );
        })}
      </div>
      <div className={styles.foot}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
      </div>
    </Form>
  );
}
