import { displayPhone } from "@jdj/french/phone";
import { theirsBeside } from "#app/areas/notebook/changed-meanwhile.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./couple.module.css";
import type { Person } from "./person.ts";
import { Portrait } from "./portrait.tsx";

type PersonFieldsProps = {
  /** What the fields' names begin with: `persons.0`. */
  name: string;
  person: Person;
  /** The same person as somebody else saved them, to compare. */
  theirs: Person | undefined;
  seed: string;
  values: Record<string, string>;
  errorsAt: (name: string) => string[] | undefined;
};

type Text = "lastName" | "givenNames" | "email" | "phone1" | "phone2";

/** The address of a photo without its signature, which changes with time. */
const fileOf = ({ image }: Person) => image?.split("?", 1)[0];

/** The fields of one person. */
export function PersonFields(props: PersonFieldsProps) {
  const { name, person, theirs, seed, values, errorsAt } = props;
  const tellsContacts = useMayWrite("private");
  const field = (key: Text, posted: string, shown = (text: string) => text) => ({
    name: `${name}.${posted}`,
    defaultValue: values[`${name}.${posted}`] ?? person[key],
    errors: errorsAt(`${name}.${posted}`),
    hint: theirsBeside(shown(person[key]), shown(theirs?.[key] ?? ""), theirs !== undefined),
  });
  return (
    <section className={styles.person} aria-labelledby={`personne-${person.id}`}>
      <h2 id={`personne-${person.id}`}>{person.place}</h2>
      <input type="hidden" name="person" value={person.id} />
      <input type="hidden" name={`${name}.married_id`} value={person.id} />
      <input type="hidden" name={`${name}.version`} value={(theirs ?? person).version} />
      <FileDrop
        name={`${name}.image`}
        label="Photo"
        accept="image/*"
        prompt={person.image ? "Changer la photo" : "Choisir une photo"}
        errors={errorsAt(`${name}.image`)}
        hint={theirs && fileOf(theirs) !== fileOf(person) ? "Photo changée entre-temps" : undefined}
        preview={<Portrait person={person} seed={seed} />}
      />
      <TextField
        name={`${name}.civility`}
        label="Civilité"
        defaultValue={person.civility}
        readOnly
      />
      <TextField label="Nom" required autoComplete="off" {...field("lastName", "last_name")} />
      <TextField
        label="Prénoms"
        required
        autoComplete="off"
        {...field("givenNames", "given_names")}
      />
      {tellsContacts ? (
        <>
          <TextField
            label="Email"
            required
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field("email", "email")}
          />
          <PhoneField
            label="Contact 1"
            required
            {...field("phone1", "phone_number_1", displayPhone)}
          />
          <PhoneField label="Contact 2" {...field("phone2", "phone_number_2", displayPhone)} />
        </>
      ) : (
        <p className={styles.private}>Les contacts du couple sont privés.</p>
      )}
    </section>
  );
}
