import { civilities, civilityLabel } from "@jdj/contract/person/civility";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const phone = {
  type: "tel",
  inputMode: "tel",
  placeholder: "(+225) 00 00 00 00 00",
  maxLength: 22,
} as const;

/** The form by which somebody adds themselves. */
export function JoinForm({ refused }: { refused: FormState | undefined }) {
  const field = bindFields(refused, {});
  const choices = civilities.map((civility) => {
    const label = civilityLabel(civility);
    return { value: label, label };
  });
  return (
    <form method="post" action="?confirmer" noValidate className={kit.stack4}>
      {refused ? <ErrorNote>{refused.message}</ErrorNote> : null}
      <RadioGroup label="Civilité" choices={choices} inline required {...field("civility")} />
      <TextField label="Nom" autoComplete="family-name" required {...field("last_name")} />
      <TextField label="Prénoms" autoComplete="given-name" required {...field("given_names")} />
      <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
      <TextField
        label="Téléphone principal"
        {...phone}
        autoComplete="tel"
        required
        {...field("phone_number_1")}
      />
      <TextField label="Téléphone secondaire" {...phone} {...field("phone_number_2")} />
      <Button variant="card" wide>
        Confirmer ma présence
      </Button>
    </form>
  );
}
