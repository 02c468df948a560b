import type { MemberSmsChoice } from "@jdj/contract/providers/sms-choice";
import { displayPhone } from "@jdj/french/phone";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import words from "#app/ui/words.module.css";
import { QuietHours } from "./quiet-hours.tsx";

type AlertsFormProps = {
  choice: MemberSmsChoice;
  /** The result of this form. */
  state: FormState | undefined;
};

/** By what leads reach the phone of a member of the team, and in which hours they wait. */
export function AlertsForm({ choice, state }: AlertsFormProps) {
  const { wants_sms: isOn, phone_number: phone, channel, opens_whatsapp: hasWhatsApp } = choice;
  const by = isOn ? (hasWhatsApp ? channel : "sms") : "none";
  const field = bindFields(state, { by });
  const number = phone === null ? "" : ` au ${displayPhone(phone)}`;
  const choices = [
    ...(choice.email === null ? [] : [{ value: "none", label: "E-mail seulement" }]),
    { value: "sms", label: `E-mail et SMS${number}` },
    ...(hasWhatsApp ? [{ value: "whatsapp", label: `E-mail et WhatsApp${number}` }] : []),
  ];
  const named = choice.email === null ? withoutEmail(choices) : choices;
  const errors = [...(state?.errors.wants_sms ?? []), ...(state?.errors.channel ?? [])];
  return (
    <form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
      <input type="hidden" name="intent" value="alerts" />
      {state && Object.keys(state.errors).length === 0 ? (
        <ErrorNote>{state.message}</ErrorNote>
      ) : null}
      <RadioGroup
        label="Une nouvelle demande, un message, une réservation"
        hint="Comment vous prévenir"
        choices={named}
        {...field("by")}
        errors={errors.length > 0 ? errors : undefined}
      />
      <QuietHours choice={choice} state={state} />
      <p className={words.secondary}>
        Les acomptes, litiges et versements arrivent tout de suite, par SMS. Vous recevez
        20&nbsp;messages par jour au plus, et les e-mails continuent.
      </p>
      <div>
        <Button>Enregistrer</Button>
      </div>
    </form>
  );
}

/** The same choices for who has no address: nothing comes by email. */
function withoutEmail(choices: { value: string; label: string }[]) {
  return choices.map(({ value, label }) => ({ value, label: label.replace("E-mail et ", "") }));
}
