import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { type Choice, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
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
  emailRequired: boolean;
};

const civilityChoices: Choice[] = civilities.map((value) => {
  return { value, label: civilityLabel(value) };
});

/** The fields of one guest, the same when adding and when changing. */
export function GuestFields(props: GuestFieldsProps) {
  const { categories, prefix = "", values, errors, hints, emailRequired } = props;
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
  return (
    <>
      <SelectField label="Civilité" required choices={civilityChoices} {...field("civility")} />
      <TextField label="Nom" required autoComplete="off" {...field("last_name")} />
      <TextField label="Prénoms" required autoComplete="off" {...field("given_names")} />
      <SelectField label="Catégorie" required choices={categoryChoices} {...field("guest_id")} />
      <TextField
        label="Email"
        required={emailRequired}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("email")}
      />
      <PhoneField label="Contact 1" required {...phone("phone_number_1")} />
      <PhoneField label="Contact 2" {...phone("phone_number_2")} />
      <TextField
        label="Accompagnants"
        inputMode="numeric"
        autoComplete="off"
        {...field("companions")}
        hint={hints?.companions ?? "Combien de personnes viennent avec cet invité"}
      />
      <TextField
        label="Foyer"
        autoComplete="off"
        {...field("household")}
        hint={hints?.household ?? "Le même mot pour ceux qui vivent ensemble"}
      />
    </>
  );
}
