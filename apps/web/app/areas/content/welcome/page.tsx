import { at } from "@jdj/contract/paths/addresses";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** `/organisation-de-mariage-cote-d-ivoire`: links to the notebook, or to registration. */
export default function Welcome() {
  const { user, brand } = useSite();
  return (
    <section className={`${kit.stack7} ${kit.page} ${styles.hero}`}>
      <PublicHead
        title="Organiser son mariage en Côte d’Ivoire"
        description={`${brand} vous accompagne du premier invité au dernier remerciement\u00a0: carnet, budget, planning, mairie et faire-part.`}
        path={at("welcome")}
      />
      <div className={`${kit.stack5} ${styles.text}`}>
        <h1>Organisez votre mariage, un fil après l’autre</h1>
        <p>
          {brand} est votre assistant pour préparer la fête&nbsp;: le couple, les dates et les
          lieux, les invités et leurs faire-part. Notez ce que vous savez, le reste viendra.
        </p>
        {user ? (
          <LinkButton to={at("couple")} reloadDocument>
            Accéder à mon carnet
          </LinkButton>
        ) : (
          <LinkButton to={at("register")} reloadDocument>
            Créer mon compte
          </LinkButton>
        )}
      </div>
      <Cloth className={kit.fullWidth} seed="bienvenue-7" strips={8} rows={60} woven={38} texture />
    </section>
  );
}
