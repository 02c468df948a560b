import { at } from "@jdj/contract/paths/addresses";
import { bindFields } from "#app/forms/bind-fields.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

type AgreementFieldsProps = {
  state: FormState | undefined;
  /** Whether the newsletter's email can leave. */
  hasNewsletter: boolean;
};

/** The consent to the terms, which open beside the form. */
export function TermsField({ state }: Pick<AgreementFieldsProps, "state">) {
  const field = bindFields(state);
  return (
    <CheckboxField required {...field("terms")}>
      J’accepte les{" "}
      <a href={at("terms")} target="_blank" rel="noreferrer">
        conditions générales d’utilisation
      </a>
    </CheckboxField>
  );
}

/** The consents of the registration: the terms, and optionally the newsletter. */
export function AgreementFields({ state, hasNewsletter }: AgreementFieldsProps) {
  const field = bindFields(state);
  return (
    <div>
      <TermsField state={state} />
      {hasNewsletter ? (
        <CheckboxField {...field("newsletter")}>
          Je veux recevoir la Newsletter&nbsp;: un e-mail me demandera de le confirmer
        </CheckboxField>
      ) : null}
    </div>
  );
}
