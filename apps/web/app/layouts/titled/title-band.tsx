import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./title-band.module.css";

/** A line under the header with the title of this section of the site, and a strip of its pattern. */
export function TitleBand({ title, seed }: { title: string; seed: string }) {
  return (
    <div className={styles.band}>
      <p className={styles.title}>{title}</p>
      <Cloth className={styles.cloth} seed={seed} strips={16} rows={12} texture />
    </div>
  );
}
