import { Cloth } from "#app/weave/cloth.tsx";
import styles from "./title-band.module.css";

/** A band of pattern under the header with the title of this section of the site. */
export function TitleBand({ title, seed }: { title: string; seed: string }) {
  return (
    <div className={styles.band}>
      <Cloth className={styles.cloth} seed={seed} strips={40} rows={24} cover texture />
      <p className={styles.title}>{title}</p>
    </div>
  );
}
