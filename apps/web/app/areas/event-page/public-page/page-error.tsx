import { eventPageRefusals } from "@jdj/contract/event-page/refusal-messages";
import { at } from "@jdj/contract/paths/addresses";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/lost-link.module.css";
import { LostLink } from "#app/ui/lost-link.tsx";
import { Cloth } from "#app/weave/cloth.tsx";

/** What a loader throws for a former address. */
export const moved = "moved";

/** The error page: the link leads nowhere any more or is unknown, the event was deleted, or the server failed. */
export function PageError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.data !== moved)
    return <LostLink lost="Cette page de fête est introuvable ou fermée" />;
  return (
    <div className={styles.lost}>
      <Title>Ce lien a changé</Title>
      <meta name="robots" content="noindex" />
      <Cloth seed="perdu" strips={8} rows={40} woven={16} oneColour="#b9b7d3" />
      <h1>Ce lien a changé</h1>
      <p>{eventPageRefusals["event-page-moved"].message}</p>
      <p>
        <a className={kit.tapTarget} href={at("home")}>
          Retour à l’accueil
        </a>
      </p>
    </div>
  );
}
