import { at } from "@jdj/contract/paths/addresses";
import { AccountForm, Lead, OtherPages, Refusal } from "#app/areas/accounts/account-page.tsx";
import forms from "#app/areas/accounts/form.module.css";
import { SignInMethodFields } from "#app/areas/accounts/sign-in-method-fields.tsx";
import { PublicHead } from "#app/document/public-head.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { withReturn } from "#app/http/signed-in.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { PasswordField } from "#app/ui/password-field.tsx";
import { AgreementFields } from "./agreement-fields.tsx";
import { EventFields } from "./event-fields.tsx";
import { keptField } from "./kept-field.ts";
import { PersonSection } from "./person-section.tsx";

type RegistrationFormProps = {
  state: FormState | undefined;
  eventTypes: { id: number; name: string }[];
  methods: { email: boolean; phone: boolean };
  asked: string | null;
  /** The page to open once registered. */
  back: string | null;
  today: string;
};

/** The first step: everything that an account and its first event need. */
export function RegistrationForm({
  state,
  eventTypes,
  methods,
  asked,
  back,
  today,
}: RegistrationFormProps) {
  const isPasswordKept = Boolean(state?.values[keptField]) && state?.errors.password === undefined;
  return (
    <>
      <PublicHead
        title="Inscription"
        description="Créez le carnet de votre fête en deux minutes : c’est gratuit, en Côte d’Ivoire et d’ailleurs."
        path={at("register")}
      />
      <h1>Créer mon carnet</h1>
      <Lead>
        Déjà inscrit&nbsp;?{" "}
        <a href={withReturn(at("signIn"), state?.values.retour || back)}>Se connecter</a>
      </Lead>
      <Refusal>{state?.message}</Refusal>
      <AccountForm action={at("register")} data-draft="registration" data-draft-session="">
        <input type="hidden" name="retour" value={state?.values.retour ?? back ?? ""} />
        <SignInMethodFields
          legend="S’inscrire avec"
          state={state}
          asked={asked}
          phoneName="phone_number_1"
          required
          methods={methods}
        />
        {state?.values[keptField] ? (
          <input type="hidden" name={keptField} value={state.values[keptField]} />
        ) : null}
        <PasswordField
          label="Mot de passe"
          name="password"
          hint={
            isPasswordKept
              ? "Votre mot de passe est gardé\u00a0: laissez ce champ vide, ou choisissez-en un autre."
              : "3 caractères au moins. Une suite de mots est plus sûre."
          }
          errors={state?.errors.password}
          autoComplete="new-password"
          required={!isPasswordKept}
          strength
        />
        <PersonSection state={state} today={today} />
        <EventFields state={state} eventTypes={eventTypes} today={today} />
        <div className={`${kit.stack5} ${forms.section}`}>
          <AgreementFields state={state} hasNewsletter={methods.email} />
          <Button wide>S’inscrire</Button>
        </div>
      </AccountForm>
      <OtherPages>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
