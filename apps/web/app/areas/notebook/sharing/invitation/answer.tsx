import type { PublicInvitation } from "@jdj/contract/notebook/sharing-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { Button, LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";

type AnswerProps = {
  invitation: PublicInvitation;
  /** The address or number of the account that is signed in. */
  account: string | null;
  /** The query by which a sign-in comes back. */
  back: string;
};

/** What the account that is signed in may do: accept, prove its address first, or ask to join. */
export function Answer({ invitation, account, back }: AnswerProps) {
  const { role, standing, request } = invitation;
  const handover = role === "owner";
  const accept = (
    <form method="post">
      <Button wide>{handover ? "Prendre ce carnet" : "Accepter l’invitation"}</Button>
    </form>
  );
  if (standing === "yours") return accept;
  if (standing === "unproven")
    return (
      <div className={kit.stack3}>
        {handover || request === "promised" ? (
          <Proof invitation={invitation} />
        ) : (
          <>
            <p>
              Acceptez, puis confirmez que{" "}
              <strong className={words.breakAnywhere}>{invitation.sent_to}</strong> est à vous
              {"\u00a0"}: le carnet s’ouvrira aussitôt.
            </p>
            {accept}
          </>
        )}
      </div>
    );
  const shown = account?.includes("@") ? account : displayPhone(account ?? "");
  return (
    <div className={kit.stack3}>
      <p>
        Cette invitation est pour{" "}
        <strong className={words.breakAnywhere}>{invitation.sent_to}</strong>, et vous êtes connecté
        avec <strong className={words.breakAnywhere}>{shown}</strong>.
      </p>
      {handover ? null : <Asking request={request} />}
      <LinkButton to={`${at("signOut")}${back}`} reloadDocument wide variant="plain">
        Changer de compte
      </LinkButton>
    </div>
  );
}

/** How an address that is the account's own is proven. */
function Proof({ invitation: { channel, sent_to, request } }: Pick<AnswerProps, "invitation">) {
  const isMail = channel === "mail";
  return (
    <>
      <p>
        {isMail
          ? "Confirmez que cette adresse est la vôtre\u00a0: "
          : "Confirmez que ce numéro est le vôtre\u00a0: "}
        <strong className={words.breakAnywhere}>{sent_to}</strong>.{" "}
        {isMail
          ? "Ouvrez le lien du message d’activation que nous vous avons envoyé. "
          : "Un code par SMS suffit. "}
        {request === "promised" ? "Le carnet s’ouvrira aussitôt." : null}
      </p>
      {isMail ? (
        <form method="post" action={at("resendVerification")}>
          <Button wide>Renvoyer le lien d’activation</Button>
        </form>
      ) : (
        <LinkButton to={at("confirmPhone")} reloadDocument wide>
          Confirmer mon numéro
        </LinkButton>
      )}
    </>
  );
}

/** The owners decide about who holds the link of somebody else. */
function Asking({ request }: Pick<PublicInvitation, "request">) {
  if (request === "asked")
    return (
      <p role="status">
        Votre demande attend la réponse d’un propriétaire du carnet. Nous vous préviendrons.
      </p>
    );
  if (request === "refused") return <p>Les propriétaires de ce carnet ont refusé votre demande.</p>;
  return (
    <>
      <p>Vous pouvez demander à rejoindre le carnet{"\u00a0"}: un propriétaire décidera.</p>
      <form method="post">
        <input type="hidden" name="intent" value="ask" />
        <Button wide>Demander à rejoindre</Button>
      </form>
    </>
  );
}
