import kit from "#app/ui/kit.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./page.module.css";

const seeds = Array.from({ length: 50 }, (_, index) => `evt-${index}`);

/** Fifty patterns, to compare by eye. */
export function Cloths() {
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
