import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import forms from "#app/areas/accounts/form.module.css";
import { PublicHead } from "#app/document/public-head.tsx";

/** Shown instead of the form where neither an address nor a number can be verified. */
export function RegistrationClosed() {
  return (
    <>
      <PublicHead
        title="Inscription"
        description={accountMessages.registrationClosed}
        path={at("register")}
      />
      <h1>Créer mon carnet</h1>
      <p className={forms.lead}>{accountMessages.registrationClosed} Revenez bientôt.</p>
      <nav aria-label="Autres pages" className={forms.others}>
        <a href={at("signIn")}>Se connecter</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </nav>
    </>
  );
}
