import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { at } from "@jdj/contract/paths/addresses";
import { readDate } from "@jdj/french/dates";
import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { ceremonyText, maskedTime } from "#app/areas/notebook/ceremonies/ceremony-text.ts";
import {
  ChangedMeanwhile,
  isChangedMeanwhile,
  useTheirVersion,
} from "#app/areas/notebook/changed-meanwhile.tsx";
import { FormNote } from "#app/areas/notebook/form-note.tsx";
import { bindFields } from "#app/forms/bind-fields.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { textFrom } from "#app/forms/form-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./ceremony-form.module.css";

const prefixes = [
  { value: "à", label: "à" },
  { value: "au", label: "au" },
];

type CeremonyFormProps = {
  ceremony: DatePlace;
  address: string;
  state: FormState | undefined;
};

/** When and where a ceremony is; a ceremony that is not held requires nothing, and its values stay. */
export function CeremonyForm({ ceremony, address, state }: CeremonyFormProps) {
  const { pivot, isrequired, is_main, proposed_date } = ceremony;
  const busy = useNavigation().formMethod === "POST";
  const { theirs, busy: asking, ask } = useTheirVersion<{ ceremony: DatePlace }>(address, state);
  useFocusFirstError(state);

  const initial = {
    wedding_date: pivot?.wedding_date ?? proposed_date,
    wedding_time: pivot?.wedding_time ?? null,
    wedding_location_prefix: pivot?.wedding_location_prefix ?? "à",
    wedding_location: pivot?.wedding_location ?? null,
  };
  const field = bindFields(state, initial);
  const [text, setText] = useState(ceremonyText(initial));
  const [isActive, setActive] = useState(
    isrequired === 1 || (state ? "is_activate" in state.values : ceremony.is_activate === 1),
  );
  const follow = ({ target, currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) => {
    const input: EventTarget = target;
    const deletes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith("delete");
    if (input instanceof HTMLInputElement && input.name === "wedding_time" && !deletes)
      if (input.selectionStart === input.value.length) input.value = maskedTime(input.value);
    const form = new FormData(currentTarget);
    setActive(isrequired === 1 || form.has("is_activate"));
    setText(
      ceremonyText({
        wedding_date: readDate(textFrom(form, "wedding_date")),
        wedding_time: textFrom(form, "wedding_time"),
        wedding_location_prefix: textFrom(form, "wedding_location_prefix"),
        wedding_location: textFrom(form, "wedding_location"),
      }),
    );
  };
  const saved = theirs?.ceremony ?? ceremony;
  const theirText = theirs?.ceremony.pivot ? ceremonyText(theirs.ceremony.pivot) : "";

  return (
    <Form method="post" className={styles.form} onInput={follow} noValidate>
      <input type="hidden" name="version" value={saved.pivot?.version ?? 0} />
      {isChangedMeanwhile(state) ? (
        <>
          <ChangedMeanwhile
            asked={theirs !== undefined}
            busy={asking}
            onAsk={ask}
            address={address}
          />
          {theirs ? <p>Enregistré entre-temps{`\u00a0: ${theirText || "rien"}`}</p> : null}
        </>
      ) : state ? (
        <FormNote state={state} />
      ) : null}
      {isrequired === 1 ? (
        <p className={styles.required}>
          Cette cérémonie est obligatoire{"\u00a0"}: elle est toujours prévue.
        </p>
      ) : (
        <div className={styles.status}>
          <SwitchField
            name="is_activate"
            label={isActive ? "Statut : prévu" : "Statut : non prévu"}
            defaultValue={isActive ? "1" : ""}
          />
        </div>
      )}
      {is_main === 1 ? (
        <Note>C’est la date de la fête{"\u00a0"}: la changer ici la change partout.</Note>
      ) : null}
      <div className={styles.fields} data-idle={!isActive}>
        <DateField
          label="Date"
          required={isActive}
          hint={
            pivot?.wedding_date || !proposed_date
              ? undefined
              : "Date proposée d’après celle de la fête"
          }
          {...field("wedding_date")}
        />
        <TextField
          label="Heure"
          required={isActive}
          hint="Sur 24 heures : 14:30"
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          maxLength={5}
          {...field("wedding_time")}
        />
        <RadioGroup
          label="Devant le lieu"
          required={isActive}
          choices={prefixes}
          inline
          {...field("wedding_location_prefix")}
        />
        <TextField
          label="Lieu"
          required={isActive}
          autoComplete="off"
          placeholder="Mairie de Cocody"
          maxLength={160}
          {...field("wedding_location")}
        />
      </div>
      <p className={styles.preview} aria-live="polite">
        {isActive
          ? text || "Vos invités liront ici quand et où venir."
          : "Cette cérémonie n’est pas prévue : ce qui est écrit reste gardé."}
      </p>
      <div className={styles.foot}>
        <Button busy={busy}>{busy ? "Enregistrement…" : "Enregistrer"}</Button>
        <LinkButton to={at("ceremonies")} look="quiet">
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}
