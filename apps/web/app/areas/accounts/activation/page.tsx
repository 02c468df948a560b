import { accountMessages, activatedMessage } from "@jdj/contract/accounts/messages";
import { inFrench } from "@jdj/contract/call/french-messages";
import { refusalMessage } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { data } from "react-router";
import { OtherPages } from "#app/areas/accounts/account-page.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { GateMessage } from "#app/ui/activation-gate.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { token, email } = params;
  const standing = context.get(visitorContext).user?.verified ?? null;
  if (!token || !email)
    return data({ sentence: accountMessages.activationWithoutToken, standing }, { status: 400 });
  try {
    await context.get(apiContext).accounts.emailVerification.verify({ token, email });
    return data({ sentence: null, standing });
  } catch (error) {
    const sentence = refusalMessage(error);
    if (sentence === null) throw error;
    return data({ sentence, standing }, { status: 400 });
  }
}

/** `/activation-compte/{token}/{email}`, the page of the e-mail's link. */
export default function Activation({ loaderData: { sentence, standing } }: Route.ComponentProps) {
  const { brand } = useSite();
  return (
    <div className={kit.stack5}>
      <Title>Activation de compte</Title>
      <h1>Activation de compte</h1>
      {sentence === null ? (
        <>
          <p className={styles.done}>{activatedMessage(brand)}</p>
          <LinkButton to={at("couple")} wide>
            Ouvrir mon carnet
          </LinkButton>
          <p data-leaves-for={at("home")} hidden>
            Dans dix secondes, nous vous ramenons à l’accueil.
          </p>
          <Toast kind="success" text={inFrench(accountMessages.activationToast)} />
        </>
      ) : (
        <>
          <ErrorNote>{sentence}</ErrorNote>
          <WhatNext standing={standing} />
        </>
      )}
      <OtherPages>
        <a href={at("home")}>Retour à l’accueil</a>
      </OtherPages>
    </div>
  );
}

/**
 * The next steps after a failed activation.
 * @param props.standing whether the signed-in account is verified; null when nobody is signed in
 */
function WhatNext({ standing }: { standing: boolean | null }) {
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
