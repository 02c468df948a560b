import { Link } from "react-router";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import { type SectionTile, wovenOutline } from "./sections.ts";
import styles from "./woven-sections.module.css";

/** Rows of the pattern: more than its box shows, so that its strips always fill the width. */
const rows = 96;

type WovenSectionsProps = {
  seed: string;
  tiles: readonly SectionTile[];
  /** Whether the notebook is open: its pattern may be changed. */
  open: boolean;
};

/** The sections, each with its completion and its strip of the event's pattern. */
export function WovenSections({ seed, tiles, open }: WovenSectionsProps) {
  const cloth = { seed, strips: tiles.length, rows, cover: true };
  const clipPath = wovenOutline(tiles.map(({ percentage }) => percentage));
  return (
    <section
      className={`${kit.card} ${kit.notPrinted} ${kit.grid} ${kit.hideOverflow} ${styles.block}`}
      aria-labelledby="votre-tissage"
    >
      <div className={styles.loom}>
        <Cloth className={styles.layer} {...cloth} woven={0} />
        <div className={styles.weaving}>
          <div className={styles.layer} style={{ clipPath }}>
            <Cloth className={styles.layer} {...cloth} texture />
          </div>
        </div>
      </div>
      <div className={`${kit.shrink} ${kit.grid} ${styles.side}`}>
        <div className={`${kit.cluster} ${styles.heading}`}>
          <div>
            <h2 id="votre-tissage">Votre tissage</h2>
            <p className={words.note}>Chaque rubrique tisse sa bande.</p>
          </div>
          {open ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="reweave" />
              <input type="hidden" name="seed" value={seed} />
              <Button variant="quiet" icon={<Icon name="refresh" size={20} />}>
                Retisser
              </Button>
            </Form>
          ) : null}
        </div>
        <ul className={styles.tiles}>
          {tiles.map(({ section, to, label, percentage }) => (
            <li key={section}>
              <Link to={to}>
                <span>{label}</span>
                <strong className={toneOf(percentage)}>{percentage}&nbsp;%</strong>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The colour of a completion, by quarter as everywhere in the notebook; none before it is begun. */
function toneOf(percentage: number): string | undefined {
  if (percentage === 0) return styles.none;
  return percentage === 100 ? styles.whole : undefined;
}
