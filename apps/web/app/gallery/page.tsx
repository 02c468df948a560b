import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { ActionsAndStates } from "./actions-and-states.tsx";
import { Choices } from "./choices.tsx";
import { Cloths } from "./cloths.tsx";
import { Fields } from "./fields.tsx";
import { Lists } from "./lists.tsx";
import { Media } from "./media.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";
import { RichTexts } from "./rich-texts.tsx";

export const handle: PageHandle = { page: "hydrated" };

export const loader = onlyInDevelopment;

export default function Gallery() {
  return (
    <main id="contenu" tabIndex={-1} className={styles.page}>
      <Title>Galerie</Title>
      <h1>Galerie des pièces</h1>
      <ActionsAndStates />
      <Fields />
      <Choices />
      <RichTexts />
      <Media />
      <Cloths />
      <Lists />
    </main>
  );
}
