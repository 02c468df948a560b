import { isRouteErrorResponse, useRouteError } from "react-router";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import { PageError } from "#app/ui/page-error.tsx";
import styles from "./page.module.css";

/** The error page of a check-in link that is unknown or expired. */
export function ClosedCheckIn() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410))
    return <PageError error={error} />;
  return (
    <div className={`${kit.stack3} ${styles.closed}`}>
      <Title>Lien fermé</Title>
      <meta name="robots" content="noindex" />
      <h1>{error.status === 410 ? "Ce lien est fermé" : "Ce lien ne mène nulle part"}</h1>
      <p>Les liens d’accueil ne servent qu’un temps. Demandez-en un autre aux hôtes de la fête.</p>
    </div>
  );
}
