import styles from "./skeleton.module.css";

/** A placeholder of the final height while content is loading; visible only after 300 ms. */
export function Skeleton({ height, label = "Chargement" }: { height: number; label?: string }) {
  return (
    <div className={styles.skeleton} style={{ height }} role="status">
      <span className="visually-hidden">{label}…</span>
    </div>
  );
}
