import { MINIMUM_AGE } from "@jdj/contract/notebook/event-date";
import { EARLIEST_BIRTH_DATE } from "@jdj/contract/person/birth-date";
import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { dateAfter } from "@jdj/french/dates";
import forms from "#app/areas/accounts/form.module.css";
import type { FieldValues } from "#app/forms/bind-fields.ts";
import { DateField } from "#app/ui/date-field.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const choices = civilities.map((value) => ({ value, label: civilityLabel(value) }));

type NameFieldsProps = {
  field: (name: string) => FieldValues;
  /** The order of the account form; registration asks for given names first. */
  lastNameFirst?: boolean;
};

/** The civility and the names of somebody with an account. */
export function NameFields({ field, lastNameFirst = false }: NameFieldsProps) {
  const names = [
    <TextField
      key="given"
      label="Prénoms"
      autoComplete="given-name"
      required
      {...field("given_names")}
    />,
    <TextField
      key="last"
      label="Nom"
      autoComplete="family-name"
      required
      {...field("last_name")}
    />,
  ];
  return (
    <>
      <div className={forms.civility}>
        <RadioGroup label="Civilité" choices={choices} inline required {...field("civility")} />
      </div>
      <div className={`${kit.stack5} ${kit.two640}`}>{lastNameFirst ? names.reverse() : names}</div>
    </>
  );
}

type BirthDateFieldProps = { field: (name: string) => FieldValues; today: string };

/** The birth date of somebody with an account, who is of age. */
export function BirthDateField({ field, today }: BirthDateFieldProps) {
  return (
    <DateField
      label="Date de naissance"
      autoComplete="bday"
      min={EARLIEST_BIRTH_DATE}
      max={dateAfter(today, -MINIMUM_AGE, "years")}
      required
      {...field("dob")}
    />
  );
}
