import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { ActionsAndStates } from "./actions-and-states.tsx";
import { Choices } from "./choices.tsx";
import { Fields } from "./fields.tsx";
import { Lists } from "./lists.tsx";
import { Media } from "./media.tsx";
import { onlyInDevelopment } from "./only-in-development.ts";
import styles from "./page.module.css";
import { RichTexts } from "./rich-texts.tsx";

const seeds = Array.from({ length: 50 }, (_, index) => `evt-${index}`);

/** Fifty patterns, to compare by eye. */
function Cloths() {
  return (
    <section className={`${kit.stack5} ${kit.oneColumn} ${kit.shrink} ${styles.section}`}>
      <h2>Cinquante tissages</h2>
      <div className={`${kit.stack4} ${styles.cloths}`}>
        {seeds.map((seed) => (
          <Cloth key={seed} seed={seed} strips={4} rows={48} texture label={`Tissage ${seed}`} />
        ))}
      </div>
    </section>
  );
}

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
