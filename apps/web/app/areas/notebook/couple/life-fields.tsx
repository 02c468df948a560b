import { shortDate } from "@jdj/french/dates";
import { DateField } from "#app/ui/date-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PersonText } from "./person.ts";

type LifeFieldsProps = {
  field: (
    posted: PersonText,
    shown?: (text: string) => string,
  ) => {
    name: string;
    defaultValue: string | undefined;
    errors: string[] | undefined;
    hint: string | undefined;
  };
};

/** Of somebody who is dead: the dates of their life, by what name people knew them, and who announces it. */
export function LifeFields({ field }: LifeFieldsProps) {
  return (
    <>
      <TextField
        label="Nom d’usage"
        autoComplete="off"
        {...withHint(
          field("known_as"),
          "Facultatif, tel qu’il se lit\u00a0: «\u00a0dit le Vieux\u00a0»",
        )}
      />
      <DateField label="Date de naissance" {...field("born_on", dayShown)} />
      <DateField label="Date du décès" {...field("died_on", dayShown)} />
      <TextField
        label="Au nom de qui l’annonce est faite"
        autoComplete="off"
        {...withHint(
          field("families"),
          "Les familles Kouamé et Brou, alliées et amies. Sans cela, la famille du même nom.",
        )}
      />
    </>
  );
}

const dayShown = (text: string) => (text === "" ? "" : shortDate(text));

function withHint<F extends { hint: string | undefined }>(field: F, otherwise: string): F {
  return { ...field, hint: field.hint ?? otherwise };
}
