import { at } from "@jdj/contract/paths/addresses";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./invitation-error.module.css";

/** The error page of invitations: the link is unknown, its event was deleted, or the server failed. */
export function InvitationError() {
  const error = useRouteError();
  const { path } = useSite();
  const lost = isRouteErrorResponse(error) && error.status === 404;
  const gone = isRouteErrorResponse(error) && error.status === 410;
  if (gone)
    return (
      <div className={`${kit.stack4} ${styles.lost}`}>
        <Title>Événement supprimé</Title>
        <meta name="robots" content="noindex" />
        <Cloth seed="perdu" strips={8} rows={40} woven={16} oneColour="#b9b7d3" />
        <h1>Cet événement n’existe plus</h1>
        <p>Ses hôtes l’ont supprimé. Pour en savoir plus, adressez-vous directement à eux.</p>
        <p>
          <a className={kit.tapTarget} href={at("home")}>
            Retour à l’accueil
          </a>
        </p>
      </div>
    );
  return (
    <div className={`${kit.stack4} ${styles.lost}`}>
      <Title>{lost ? "Invitation introuvable" : "Une erreur est survenue"}</Title>
      <meta name="robots" content="noindex" />
      <Cloth seed="perdu" strips={8} rows={40} woven={16} oneColour="#b9b7d3" />
      <h1>{lost ? "Cette invitation est introuvable" : "Le fil s’est rompu"}</h1>
      <p>
        {lost
          ? "Le lien est peut-être incomplet\u00a0: ouvrez-le depuis le message que vous avez reçu, ou demandez aux hôtes de vous le renvoyer."
          : "Une erreur est survenue de notre côté. Rien n’a été changé à votre réponse."}
      </p>
      <p>
        {lost ? (
          <a className={kit.tapTarget} href={at("home")}>
            Retour à l’accueil
          </a>
        ) : (
          <a className={kit.tapTarget} href={path}>
            Réessayer
          </a>
        )}
      </p>
    </div>
  );
}
