import type { SmsChoice } from "@jdj/contract/accounts/sms-choice";
import { displayPhone } from "@jdj/french/phone";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type SmsChoiceFormProps = {
  choice: SmsChoice;
  /** The result of this form. */
  state: FormState | undefined;
};

/**
 * The box that turns messages by SMS on or off; without a proven number it cannot be ticked, and what is
 * missing is said beside it by the page.
 */
export function SmsChoiceForm({ choice, state }: SmsChoiceFormProps) {
  const { wants_sms: isOn, phone_number: phone, open } = choice;
  if (!open && !isOn) return <p>L’envoi de SMS n’est pas disponible pour le moment.</p>;
  const errors = state?.errors.wants_sms;
  return (
    <form method="post" noValidate className={`${kit.stack2} ${kit.oneColumn}`}>
      <input type="hidden" name="intent" value="sms" />
      {state && !errors ? <ErrorNote>{state.message}</ErrorNote> : null}
      <CheckboxField
        name="wants_sms"
        defaultValue={isOn ? "1" : ""}
        isDisabled={phone === null}
        {...(errors ? { errors } : {})}
      >
        Recevoir aussi par SMS
        {phone === null ? null : (
          <>
            {" "}
            au <strong className={words.nowrap}>{displayPhone(phone)}</strong>
          </>
        )}
      </CheckboxField>
      {phone === null ? null : (
        <div>
          <Button variant="plain">Enregistrer</Button>
        </div>
      )}
    </form>
  );
}
