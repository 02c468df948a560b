import { accountMessages } from "@jdj/contract/accounts/messages";
import { at } from "@jdj/contract/paths/addresses";
import { Lead, OtherPages } from "#app/areas/accounts/account-page.tsx";
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
      <Lead>{accountMessages.registrationClosed} Revenez bientôt.</Lead>
      <OtherPages>
        <a href={at("signIn")}>Se connecter</a>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </>
  );
}
