import type { Civility } from "@jdj/contract/person/civility";
import { initials } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { lazy, Suspense } from "react";
import { theirsBeside } from "#app/areas/notebook/changed-meanwhile.tsx";
import { useWaitingPhoto } from "#app/areas/notebook/offline/use-waiting-photo.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import kit from "#app/ui/kit.module.css";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./couple.module.css";
import { civilityText, type Person, type PersonText, type PersonTexts } from "./person.ts";

/** Of a funeral alone. */
const LifeFields = lazy(async () => ({
  default: (await import("./life-fields.tsx")).LifeFields,
}));

type PersonFieldsProps = {
  /** What the fields' names begin with: `persons.0.` */
  prefix: string;
  person: Person;
  /** What the fields begin with: what is stored, or what the account proposes. */
  begin: PersonTexts;
  /** The same person as somebody else saved them, to compare. */
  theirs: Person | undefined;
  seed: string;
  /** What was typed, by the names of the fields. */
  values: Record<string, string>;
  errorsAt: (name: string) => string[] | undefined;
  /** Set while the account's data are offered for this place. */
  onMine: (() => void) | undefined;
};

/** The address of a photo without its signature, which changes with time. */
const fileOf = ({ image }: Person) => image?.split("?", 1)[0];

/** Whether a contact is stored; a child is not asked for any. */
const hasContacts = ({ texts }: Person) =>
  [texts.email, texts.phone_number_1, texts.phone_number_2].some((text) => text !== "");

/** The fields of one person. */
export function PersonFields(props: PersonFieldsProps) {
  const { prefix, person, begin, theirs, seed, values, errorsAt, onMine } = props;
  const waiting = useWaitingPhoto(`${prefix}image`);
  const showsContacts = useMayWrite("private");
  const field = (posted: PersonText, shown = (text: string) => text) => ({
    name: prefix + posted,
    defaultValue: values[prefix + posted] ?? begin[posted],
    errors: errorsAt(prefix + posted),
    hint: theirsBeside(
      shown(person.texts[posted]),
      shown(theirs?.texts[posted] ?? ""),
      theirs !== undefined,
    ),
  });
  const phone = (posted: "phone_number_1" | "phone_number_2") => {
    const country = values[`${prefix}${posted}_code`];
    return { ...field(posted, displayPhone), ...(country ? { defaultCountry: country } : {}) };
  };
  return (
    <section
      className={`${kit.card} ${kit.stack5} ${styles.person}`}
      aria-labelledby={`personne-${person.id}`}
    >
      <h2 id={`personne-${person.id}`}>{person.place}</h2>
      {onMine ? (
        <Button type="button" variant="plain" onClick={onMine}>
          C’est moi{"\u00a0"}: reprendre mes informations
        </Button>
      ) : null}
      <input type="hidden" name="person" value={person.id} />
      <input type="hidden" name={`${prefix}married_id`} value={person.id} />
      <input
        type="hidden"
        name={`${prefix}version`}
        value={theirs?.version ?? values[`${prefix}version`] ?? person.version}
      />
      <FileDrop
        name={`${prefix}image`}
        label="Photo"
        accept="image/*"
        prompt={person.image ? "Changer la photo" : "Choisir une photo"}
        errors={errorsAt(`${prefix}image`)}
        hint={theirs && fileOf(theirs) !== fileOf(person) ? "Photo changée entre-temps" : undefined}
        preview={<Portrait person={person} waiting={waiting} seed={seed} />}
      />
      <CivilityField person={person} {...field("civility", civilityShown(person))} />
      <TextField label="Nom" autoComplete="off" {...field("last_name")} />
      <TextField label="Prénoms" autoComplete="off" {...field("given_names")} />
      {person.isRemembered ? (
        <Suspense>
          <LifeFields field={field} />
        </Suspense>
      ) : null}
      {(person.isChild || person.isRemembered) && !hasContacts(person) ? null : showsContacts ? (
        <>
          <PhoneField label="Contact 1" fewCountries {...phone("phone_number_1")} />
          <PhoneField label="Contact 2" fewCountries {...phone("phone_number_2")} />
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field("email")}
          />
        </>
      ) : (
        <p className={words.note}>Ces contacts sont privés.</p>
      )}
    </section>
  );
}

type CivilityFieldProps = Parameters<typeof TextField>[0] & { person: Person };

/** The civility: to be read where the place has only one, to be chosen otherwise. */
function CivilityField({ person, ...field }: Omit<CivilityFieldProps, "label">) {
  const { civilities, isChild } = person;
  const [only] = civilities;
  if (only !== undefined && civilities.length === 1)
    return (
      <TextField
        {...field}
        label="Civilité"
        defaultValue={civilityText(only, isChild)}
        hint={undefined}
        readOnly
      />
    );
  const choices = civilities.map((value) => ({ value, label: civilityText(value, isChild) }));
  return (
    <RadioGroup
      {...field}
      label={isChild ? "Garçon ou fille" : "Civilité"}
      choices={choices}
      inline
    />
  );
}

function civilityShown({ civilities, isChild }: Person): (text: string) => string {
  return (text) => {
    const known: Civility | undefined = civilities.find((one) => one === text);
    return known ? civilityText(known, isChild) : text;
  };
}

type PortraitProps = {
  person: Person;
  /** The photo that waits for the network. */
  waiting: string | null;
  seed: string;
};

/** A person's photo or, without one, their initials, framed by the event's pattern. */
function Portrait({ person, waiting, seed }: PortraitProps) {
  const text = initials(person.texts.given_names, person.texts.last_name);
  return <Avatar seed={seed} photo={waiting ?? person.image} initials={text} />;
}
