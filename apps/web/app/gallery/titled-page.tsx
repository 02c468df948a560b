import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };
export const loader = onlyInDevelopment;

/** A page under a layout that names its part of the site. */
export default function TitledExample() {
  return (
    <div className={styles.page}>
      <Title>Galerie : page titrée</Title>
      <h1>Trouvez vos prestataires</h1>
      <EmptyState sentence="Aucun prestataire ne correspond à votre recherche." />
    </div>
  );
}
