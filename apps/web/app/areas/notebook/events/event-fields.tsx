import { eventImageError } from "@jdj/contract/notebook/event-image";
import type { EventRow } from "@jdj/contract/notebook/event-shape";
import { EVENT_DESCRIPTION_MAX, EVENT_TITLE_MAX } from "@jdj/contract/notebook/event-title";
import { at } from "@jdj/contract/paths/addresses";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Toast } from "#app/ui/toast.tsx";
import words from "#app/ui/words.module.css";
import styles from "./event-form.module.css";
import { EventPicture } from "./event-picture.tsx";

/** A type that an event may have. */
export type EventType = { id: number; name: string };

type EventFieldsProps = {
  types: readonly EventType[];
  /** The event being changed; null while it is created. */
  event: EventRow | null;
  state: FormState | undefined;
  /** Further fields, after the type. */
  children?: ReactNode;
};

/** The types on offer, and that of the event where it is no longer among them. */
function withOwnType(types: readonly EventType[], event: EventRow | null | undefined) {
  return !event || types.some(({ id }) => id === event.event_type.id)
    ? types
    : [...types, event.event_type];
}

/** The fields of an event. An invalid picture is refused as soon as it is chosen. */
export function EventFields({ types, event, state, children }: EventFieldsProps) {
  // The key changes with each refusal: the field is then rendered without the refused picture.
  const [refusal, setRefusal] = useState<{ text: string | null; revision: number }>({
    text: null,
    revision: 0,
  });
  const initial: Record<string, string | undefined> = {
    event_type_id: event?.event_type_id.toString(),
    name: event?.name,
    description: event?.description,
    ...state?.values,
  };
  const field = (name: string) => ({
    name,
    defaultValue: initial[name],
    errors: state?.errors[name],
  });
  const checkPicture = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const input: EventTarget = target;
    if (!(input instanceof HTMLInputElement)) return;
    const [file] = input.files ?? [];
    const text = file ? eventImageError(file) : null;
    if (text) input.value = "";
    setRefusal(({ revision }) => ({ text, revision: text ? revision + 1 : revision }));
  };
  return (
    <>
      {refusal.text ? (
        <Toast key={refusal.revision} kind="error" text={refusal.text} short />
      ) : null}
      <SelectField
        label="Type d’événement"
        required
        choices={withOwnType(types, event).map(({ id, name }) => ({
          value: String(id),
          label: name,
        }))}
        {...field("event_type_id")}
      />
      {children}
      <CountedField label="Titre" most={EVENT_TITLE_MAX} {...field("name")} />
      <CountedField label="Description" most={EVENT_DESCRIPTION_MAX} {...field("description")} />
      <div onChange={checkPicture}>
        <FileDrop
          key={refusal.revision}
          name="image"
          label="Image"
          accept="image/*"
          hint="1 Mo au plus. Sans image, votre tissage la remplace."
          prompt={event?.image ? "Changer l’image" : "Choisir une image"}
          errors={refusal.text ? [refusal.text] : state?.errors.image}
          preview={event ? <EventPicture event={event} strips={4} /> : undefined}
        />
        {event?.select === 1 && event.can.event === "write" ? (
          <p className={words.hint}>
            Une photo de plus de 1 Mo, ou à recadrer{"\u00a0"}:{" "}
            <Link to={at("photo")}>préparer la photo</Link>
          </p>
        ) : null}
      </div>
    </>
  );
}

type CountedFieldProps = {
  name: string;
  label: string;
  /** The most characters; what is typed or pasted beyond is left out. */
  most: number;
  lines?: number;
  defaultValue: string | undefined;
  errors: string[] | undefined;
};

/** A text field with a counter of its characters. */
function CountedField({ most, ...field }: CountedFieldProps) {
  const [used, setUsed] = useState(field.defaultValue?.length ?? 0);
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          setUsed(target.value.length);
      }}
    >
      <TextField {...field} required maxLength={most} autoComplete="off" />
      <p className={`${words.hint} ${styles.counter}`} aria-hidden="true">
        {used} / {most}
      </p>
    </div>
  );
}
