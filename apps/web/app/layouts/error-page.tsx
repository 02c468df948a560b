import { pageNotFound } from "@jdj/contract/content/messages";
import { at } from "@jdj/contract/paths/addresses";
import { isRouteErrorResponse } from "react-router";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { isOfOtherAccount, otherAccountMessage } from "#app/forms/other-account.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./error-page.module.css";
import { Footer } from "./public/footer.tsx";
import { Header } from "./public/header.tsx";

/** The page of an unknown address or of an error; it always links to other pages. */
export function ErrorPage({ error }: { error: unknown }) {
  const { path } = useSite();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const refused = isRouteErrorResponse(error) && error.status === 403;
  const busy = isRouteErrorResponse(error) && error.status === 503;
  const unread = isRouteErrorResponse(error) && error.status === 400;
  return (
    <>
      <Header />
      <main id="contenu" tabIndex={-1} className={styles.page}>
        <Cloth
          className={styles.cloth}
          seed={`jdj-${missing ? 4 : 5}`}
          strips={3}
          rows={44}
          woven={19}
          texture
        />
        <div className={`${kit.stack4} ${styles.text}`}>
          {missing ? (
            <>
              <Title>Erreur 404</Title>
              <h1>ERREUR 404</h1>
              <p>{pageNotFound}</p>
            </>
          ) : refused ? (
            <>
              <Title>Accès refusé</Title>
              <h1>Cette page n’est pas à vous</h1>
              <p>Elle appartient à un autre compte.</p>
            </>
          ) : busy ? (
            <>
              <Title>Un instant, s’il vous plaît</Title>
              <meta httpEquiv="refresh" content="5" />
              <h1>Un instant, s’il vous plaît</h1>
              <p>
                Le site est très demandé, ou l’une de ses machines redémarre. Ce que vous aviez
                enregistré est intact. Cette page se recharge d’elle-même.
              </p>
            </>
          ) : isOfOtherAccount(error) ? (
            <>
              <Title>Un autre compte est connecté</Title>
              <h1>Un autre compte est connecté</h1>
              <p>{otherAccountMessage}</p>
            </>
          ) : unread ? (
            <>
              <Title>Formulaire illisible</Title>
              <h1>Le formulaire n’a pas pu être lu</h1>
              <p>
                Il est arrivé incomplet ou abîmé. Rien n’a été enregistré&nbsp;: envoyez-le à
                nouveau.
              </p>
            </>
          ) : (
            <>
              <Title>Une erreur est survenue</Title>
              <h1>Le fil s’est rompu</h1>
              <p>Une erreur est survenue de notre côté. Ce que vous aviez enregistré est intact.</p>
            </>
          )}
          <div className={`${kit.wrap3} ${kit.spaceAbove2}`}>
            {missing || refused ? null : (
              <LinkButton to={path} reloadDocument>
                Réessayer
              </LinkButton>
            )}
            <LinkButton to={at("home")} reloadDocument variant={missing ? "main" : "plain"}>
              Retour à l’accueil
            </LinkButton>
          </div>
        </div>
      </main>
      <Footer />
    </>
  );
}
