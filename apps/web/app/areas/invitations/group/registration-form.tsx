import type { Group } from "@jdj/contract/invitations/group-registrations";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PhoneField } from "#app/ui/phone-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { PeopleField } from "./people-field.tsx";

type RegistrationFormProps = {
  group: Group;
  refused: FormState | undefined;
  /** After a refusal for want of seats: they may wait for theirs. */
  offersToWait: boolean;
};

/** The form by which somebody registers with a group, or finds their registration again. */
export function RegistrationForm({ group, refused, offersToWait }: RegistrationFormProps) {
  const field = bindFields(refused, { people: "1" });
  const { state, most } = group;
  const typed = Number(refused?.values.people) || 1;
  return (
    <form method="post" noValidate className={`${kit.stack4} ${kit.oneColumn}`}>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      <TextField
        label="Prénoms"
        autoComplete="given-name"
        maxLength={80}
        required
        {...field("given_names")}
      />
      <TextField
        label="Nom"
        autoComplete="family-name"
        maxLength={80}
        required
        {...field("last_name")}
      />
      <PhoneField label="Téléphone" fewCountries {...field("phone_number_1")} />
      <TextField
        label="Ou e-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="L’un des deux suffit."
        {...field("email")}
      />
      {state === "closed" ? (
        <input type="hidden" name="people" value="1" />
      ) : (
        <PeopleField most={Math.max(most, typed)} {...field("people")} />
      )}
      {state === "open" ? (
        <Button variant="card" wide>
          M’inscrire
        </Button>
      ) : state === "full" ? (
        <Button variant="card" wide name="waits" value="1">
          M’inscrire sur la liste d’attente
        </Button>
      ) : (
        <Button variant="plain" wide>
          Retrouver mon inscription
        </Button>
      )}
      {offersToWait && state === "open" ? (
        <Button variant="plain" wide name="waits" value="1">
          Attendre ces places sur la liste d’attente
        </Button>
      ) : null}
      {state === "closed" ? null : (
        <p className={words.note}>
          Déjà inscrit&nbsp;? Donnez le même nom et le même contact&nbsp;: vous retrouverez votre
          inscription, pour changer le nombre de personnes ou vous désister.
        </p>
      )}
    </form>
  );
}
