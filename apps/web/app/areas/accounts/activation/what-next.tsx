import { at } from "@jdj/contract/paths/addresses";
import { LinkButton } from "#app/ui/button.tsx";
import { GateMessage } from "#app/ui/gate.tsx";

/**
 * The next steps after a failed activation.
 * @param props.standing whether the signed-in account is verified; null when nobody is signed in
 */
export function WhatNext({ standing }: { standing: boolean | null }) {
  if (standing === null)
    return (
      <>
        <p>
          Ouvrez le lien du dernier e-mail reçu, ou connectez-vous pour en demander un
          nouveau&nbsp;: un lien n’est valable que 48&nbsp;heures.
        </p>
        <LinkButton to={`${at("signIn")}?retour=${encodeURIComponent(at("summary"))}`} wide>
          Se connecter
        </LinkButton>
      </>
    );
  if (!standing) return <GateMessage />;
  return (
    <>
      <p>Votre compte est déjà activé&nbsp;: vous n’avez rien à faire.</p>
      <LinkButton to={at("couple")} wide>
        Ouvrir mon carnet
      </LinkButton>
    </>
  );
}
