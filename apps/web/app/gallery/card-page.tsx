import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };
export const loader = onlyInDevelopment;

/** The card's layout with an invitation in it. */
export default function CardExample() {
  return (
    <div className={styles.invitation}>
      <Title>Galerie : carte</Title>
      <Cloth className={styles.border} seed="evt-21" strips={10} rows={38} texture />
      <div className={`${kit.stack4} ${styles.text}`}>
        <p>Mariage</p>
        <h1>Awa &amp; Koffi</h1>
        <p>Le samedi 6 mars 2027, à Cocody</p>
        <LinkButton to="?" variant="card" wide>
          Confirmer votre présence
        </LinkButton>
      </div>
    </div>
  );
}
