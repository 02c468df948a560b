import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { ProposedPurpose } from "@jdj/contract/invitations/sequence-steps";
import { purposeLabels } from "@jdj/contract/invitations/step-titles";
import { fcfa } from "@jdj/french/money";
import type { Choices } from "#app/areas/invitations/messages-to-guests/audience-words.ts";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FieldGroup } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./sequence.module.css";

type PrepareFormProps = {
  proposals: readonly ProposedPurpose[];
  choices: Choices;
  /** Whether there is no step yet. */
  isFirst: boolean;
  state: FormState | undefined;
  busy: boolean;
};

const hints = {
  reminder: "30\u00a0jours avant",
  practical: "une semaine avant, à qui vient",
  eve: "à qui vient",
  thanks: "deux jours après, à qui était là",
} as const;

/** What the product proposes to write: nothing leaves before it is planned. */
export function PrepareForm({ proposals, choices, isFirst, state, busy }: PrepareFormProps) {
  useFocusFirstError(state);
  const values = state?.values;
  const channels = choices.channels.filter(
    ({ id, can_send }) => can_send && id !== channelIds.manual,
  );
  return (
    <Form
      method="post"
      className={`${kit.card} ${kit.pad4} ${kit.stack4} ${styles.prepare}`}
      noValidate
    >
      <h2 className={words.text18}>
        {isFirst ? "Préparez-les une fois, chacun part à son jour" : "Ajouter un message proposé"}
      </h2>
      <FieldGroup
        name="purposes"
        label="Lesquels&nbsp;?"
        hint="Vous les relirez avant de les prévoir."
        {...(state?.errors.purposes && { errors: state.errors.purposes })}
      >
        {proposals.map((purpose) => (
          <CheckboxField
            key={purpose}
            name={`purpose-${purpose}`}
            defaultValue={values ? (values[`purpose-${purpose}`] ?? "") : "1"}
          >
            {purposeLabels[purpose]}
            <span className={words.secondary}>, {hints[purpose]}</span>
          </CheckboxField>
        ))}
      </FieldGroup>
      <SelectField
        name="channel_id"
        label="Par quel canal&nbsp;?"
        choices={channels.map(({ id, name, selling_price: price }) => ({
          value: String(id),
          label: price === 0 ? `${name}, gratuit` : `${name}, ${fcfa(price)} l’unité`,
        }))}
        defaultValue={values?.channel_id ?? String(channels[0]?.id ?? "")}
        {...(state?.errors.channel_id && { errors: state.errors.channel_id })}
      />
      <div>
        <Button name="act" value="prepare" variant={isFirst ? "card" : "plain"} busy={busy}>
          Préparer
        </Button>
      </div>
    </Form>
  );
}
