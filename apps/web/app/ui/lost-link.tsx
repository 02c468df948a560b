import { at } from "@jdj/contract/paths/addresses";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./lost-link.module.css";

/** The error page of a link that hosts share: it is unknown, its event was deleted, or the server failed. */
export function LostLink({ lost: whatIsLost }: { lost: string }) {
  const error = useRouteError();
  const { path } = useSite();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const [title, sentence] =
    status === 404
      ? [
          whatIsLost,
          "Le lien est peut-être incomplet\u00a0: ouvrez-le depuis le message que vous avez reçu, ou demandez-le de nouveau.",
        ]
      : status === 410
        ? ["Cet événement n’existe plus", "Ses hôtes l’ont supprimé. Adressez-vous à eux."]
        : status === 429
          ? ["Trop de tentatives", "Patientez quelques minutes avant de réessayer."]
          : ["Le fil s’est rompu", "Une erreur est survenue de notre côté. Rien n’a été pris."];
  return (
    <div className={styles.lost}>
      <Title>{title}</Title>
      <meta name="robots" content="noindex" />
      <Cloth seed="perdu" strips={8} rows={40} woven={16} oneColour="#b9b7d3" />
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        {status === 404 || status === 410 ? (
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
