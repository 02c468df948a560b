import { IconMailCheck } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import { useSite } from "../../../site.ts";
import { Title } from "../../../title.tsx";
import { Button, LinkButton } from "../../button.tsx";
import styles from "./gate.module.css";

/** What stands in the place of a notebook page until the account is active. */
export function Gate() {
  const { user } = useSite();
  return (
    <section className={styles.gate} aria-labelledby="activation">
      <Title>Activation de compte</Title>
      <IconMailCheck size={40} stroke={1.5} aria-hidden="true" />
      <h1 id="activation">Activation de compte</h1>
      {user?.verified ? (
        <>
          <p>Il manque votre date de naissance pour ouvrir votre carnet.</p>
          <LinkButton to={at("editAccount")}>Mettre à jour mon compte</LinkButton>
        </>
      ) : (
        <>
          <p>
            Votre carnet s’ouvre dès que votre adresse est vérifiée. Consultez votre boîte mail
            {user?.email ? (
              <>
                {" "}
                <strong>{user.email}</strong>
              </>
            ) : null}{" "}
            et suivez le lien que nous vous avons envoyé.
          </p>
          <form method="post" action={at("resendVerification")}>
            <Button>Renvoyer le mail</Button>
          </form>
        </>
      )}
    </section>
  );
}
