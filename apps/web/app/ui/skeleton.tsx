import styles from "./skeleton.module.css";

/** Room kept for what is coming, as high as it will be; seen only after 300 ms. */
export function Skeleton({ height, label = "Chargement" }: { height: number; label?: string }) {
  return (
    <div className={styles.skeleton} style={{ height }} role="status">
      <span className="visually-hidden">{label}…</span>
    </div>
  );
}
