import type { DatePlace } from "@jdj/contract/notebook/ceremonies";
import { farDateQuestion } from "@jdj/contract/notebook/ceremony-form";
import { placePrefixes } from "@jdj/contract/notebook/place-phrase";
import { readDate } from "@jdj/french/dates";
import { useEffect, useRef, useState } from "react";
import { ceremonyText, maskedTime } from "#app/areas/notebook/ceremonies/ceremony-text.ts";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { ComboboxField } from "#app/ui/entry/combobox-field.tsx";
import { SwitchField } from "#app/ui/entry/switch-field.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./ceremony-form.module.css";
import { ceremonyFrom, type ShownCeremony } from "./shown-ceremony.ts";

const prefixes = placePrefixes.map((prefix) => ({ value: prefix, label: prefix }));

type CeremonyFieldsProps = {
  ceremony: DatePlace;
  halls: readonly string[];
  initial: ShownCeremony;
  /** What was typed, and refused or restored. */
  typed: FormState | undefined;
  /** A place was chosen from the list. */
  onChosen: () => void;
};

/** The fields of a ceremony, and the sentence that guests will read. */
export function CeremonyFields({ ceremony, halls, initial, typed, onChosen }: CeremonyFieldsProps) {
  const { pivot, isrequired, is_main, proposed_date } = ceremony;
  const { isActive: wasActive, ...saved } = initial;
  const field = bindFields(typed, saved);
  const fields = useRef<HTMLDivElement>(null);
  const chosen = useRef(onChosen);
  chosen.current = onChosen;
  const [text, setText] = useState(() => ceremonyText(initial));
  const [date, setDate] = useState(initial.wedding_date);
  const [isActive, setActive] = useState(
    isrequired === 1 || (typed ? "is_activate" in typed.values : wasActive),
  );

  useEffect(() => {
    const form = fields.current?.closest("form");
    if (!form) return;
    const show = () => {
      const data = new FormData(form);
      const shown = ceremonyFrom(data);
      setActive(isrequired === 1 || data.has("is_activate"));
      setText(ceremonyText({ ...shown, wedding_date: readDate(shown.wedding_date) }));
      setDate(readDate(shown.wedding_date));
    };
    const follow = (event: Event) => {
      const input = event.target;
      const deletes = event instanceof InputEvent && event.inputType.startsWith("delete");
      if (input instanceof HTMLInputElement && input.name === "wedding_time" && !deletes)
        if (input.selectionStart === input.value.length) input.value = maskedTime(input.value);
      show();
    };
    // A place that is chosen from the list changes its hidden field only.
    const choose = (event: Event) => {
      show();
      if (event.target instanceof HTMLInputElement && event.target.type === "hidden")
        chosen.current();
    };
    show();
    form.addEventListener("input", follow);
    form.addEventListener("change", choose);
    return () => {
      form.removeEventListener("input", follow);
      form.removeEventListener("change", choose);
    };
  }, [isrequired]);

  const question = is_main === 1 ? null : farDateQuestion(date, proposed_date);
  const place = {
    label: "Lieu",
    required: isActive,
    placeholder: "Mairie de Cocody",
    ...field("wedding_location"),
  };
  return (
    <>
      {isrequired === 1 ? (
        <p className={words.secondary}>
          Cette cérémonie est obligatoire{"\u00a0"}: elle est toujours prévue.
        </p>
      ) : (
        <div className={`${kit.card} ${styles.status}`}>
          <input type="hidden" name="may_be_inactive" value="1" />
          <SwitchField
            name="is_activate"
            label={isActive ? "Statut\u00a0: prévu" : "Statut\u00a0: non prévu"}
            defaultValue={isActive ? "1" : ""}
          />
        </div>
      )}
      {is_main === 1 ? (
        <Note>C’est la date de la fête{"\u00a0"}: la changer ici la change partout.</Note>
      ) : null}
      <div
        ref={fields}
        className={`${kit.stack5} ${kit.oneColumn} ${styles.fields}`}
        data-idle={!isActive}
      >
        <DateField
          label="Date"
          required={isActive}
          hint={
            (pivot.version > 0 && pivot.wedding_date) || !proposed_date
              ? undefined
              : "Date proposée d’après celle de la fête"
          }
          {...field("wedding_date")}
        />
        <TextField
          label="Heure"
          required={isActive}
          hint="Sur 24 heures&nbsp;: 14:30"
          inputMode="numeric"
          autoComplete="off"
          placeholder="00:00"
          maxLength={5}
          {...field("wedding_time")}
        />
        {question ? (
          <div className={styles.question} role="status">
            <Note tone="warning">{question}</Note>
          </div>
        ) : null}
        {halls.length > 0 ? (
          <ComboboxField
            {...place}
            hint="Une mairie de la liste, ou un autre lieu"
            choices={halls.map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField {...place} autoComplete="off" maxLength={160} />
        )}
        <SelectField
          label="Devant le lieu"
          placeholder="Selon le lieu"
          choices={prefixes}
          {...field("wedding_location_prefix")}
        />
      </div>
      <p className={styles.preview} aria-live="polite">
        {isActive
          ? text || "Vos invités liront ici quand et où venir."
          : "Cette cérémonie n’est pas prévue\u00a0: ce qui est écrit reste gardé."}
      </p>
    </>
  );
}
