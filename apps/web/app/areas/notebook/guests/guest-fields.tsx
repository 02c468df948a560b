import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { type Choice, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./guest-form.module.css";
import { typedPhone } from "./guest-values.ts";

/** A category in which guests are sorted. */
export type Category = { id: number; name: string };

type GuestFieldsProps = {
  categories: readonly Category[];
  /** What the fields' names begin with, for pages of several guests: `g1.`. */
  prefix?: string;
  values: Record<string, string>;
  errors: Record<string, string[]>;
  /** Lines under the fields, by name without prefix. */
  hints?: Record<string, string | undefined>;
  /** Whether the fields that few fill in are unfolded at first. */
  unfolded?: boolean;
};

const civilityChoices: Choice[] = civilities.map((value) => {
  return { value, label: civilityLabel(value) };
});

/** The fields under « Plus de détails ». */
const details = ["civility", "guest_id", "email", "phone_number_2", "companions", "household"];

/** The fields of one guest, the same when adding and when changing: a name and a phone, then the rest. */
export function GuestFields(props: GuestFieldsProps) {
  const { categories, prefix = "", values, errors, hints, unfolded = false } = props;
  const field = (name: string) => ({
    name: prefix + name,
    defaultValue: values[prefix + name],
    errors: errors[prefix + name],
    hint: hints?.[name],
  });
  const phone = (name: string) => ({
    ...field(name),
    defaultValue: typedPhone(values, prefix + name),
  });
  const categoryChoices = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const isWrong = (name: string) => Boolean(errors[prefix + name]?.length);
  return (
    <>
      <TextField label="Nom" autoComplete="off" {...field("last_name")} />
      <TextField label="Prénoms" autoComplete="off" {...field("given_names")} />
      <PhoneField label="Téléphone" fewCountries {...phone("phone_number_1")} />
      <details
        className={`${kit.shrink} ${styles.details}`}
        open={unfolded || details.some(isWrong)}
      >
        <summary className={`${kit.row2} ${styles.more}`}>
          Plus de détails
          <Icon className={words.turns} name="chevron-down" size={20} />
        </summary>
        <div className={`${kit.stack5} ${kit.two640} ${styles.detailFields}`}>
          <SelectField label="Civilité" choices={civilityChoices} {...field("civility")} />
          <SelectField
            label="Catégorie"
            choices={categoryChoices}
            placeholder="Choisir plus tard"
            {...field("guest_id")}
          />
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field("email")}
          />
          <PhoneField label="Autre téléphone" fewCountries {...phone("phone_number_2")} />
          <TextField
            label="Accompagnants"
            inputMode="numeric"
            autoComplete="off"
            {...field("companions")}
            hint={hints?.companions ?? "Combien viennent avec cet invité"}
          />
          <TextField
            label="Foyer"
            autoComplete="off"
            {...field("household")}
            hint={hints?.household ?? "Le même nom pour ceux d’une même famille"}
          />
        </div>
      </details>
    </>
  );
}
