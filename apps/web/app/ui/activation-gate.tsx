import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import words from "#app/ui/words.module.css";
import styles from "./activation-gate.module.css";

/** Shown instead of a notebook page until the account is active. */
export function ActivationGate() {
  return (
    <section className={styles.gate} aria-labelledby="activation">
      <Title>Activation de compte</Title>
      <Icon name="mail-check" size={40} stroke={1.5} />
      <h1 id="activation">Activation de compte</h1>
      <GateMessage />
    </section>
  );
}

/** The same above a page that may be seen meanwhile. */
export function GateDialog() {
  return (
    <Dialog id="activation" title="Activation de compte" opensItself>
      <GateMessage />
    </Dialog>
  );
}

/** How to open the notebook, and a button that resends the verification e-mail. */
export function GateMessage() {
  const { user } = useSite();
  if (user?.verified)
    return (
      <>
        <p>Il manque votre date de naissance pour ouvrir toutes les pages de votre carnet.</p>
        <LinkButton to={at("editAccount")} reloadDocument>
          Mettre à jour mon compte
        </LinkButton>
      </>
    );
  if (!user?.email)
    return (
      <>
        <p>Votre carnet s’ouvre dès qu’une adresse email est vérifiée pour votre compte.</p>
        <LinkButton to={at("editAccount")} reloadDocument>
          Ajouter mon adresse
        </LinkButton>
      </>
    );
  return (
    <>
      <p>
        Votre carnet s’ouvre dès que votre adresse est vérifiée. Consultez votre boîte mail{" "}
        <strong className={words.breakAnywhere}>{user.email}</strong> et suivez le lien que nous
        vous avons envoyé.
      </p>
      <form method="post" action={at("resendVerification")}>
        <Button>Renvoyer le mail</Button>
      </form>
    </>
  );
}
