import styles from "./page.module.css";

type CardPictureProps = { file: string; width: number; height: number; alt: string };

/** How much of a phone's screen a card is high at most, in hundredths: what it asks stands below. */
const HIGHEST_SVH = 62;

/**
 * The picture of a card: the first thing that a guest sees, whole without scrolling. Its place is kept
 * while it comes; no file is wider than 540 px.
 */
export function CardPicture({ file, width, height, alt }: CardPictureProps) {
  return (
    <div className={styles.picture}>
      <img
        src={file}
        alt={alt}
        width={width}
        height={height}
        style={{ width: `min(100%, 540px, ${((HIGHEST_SVH * width) / height).toFixed(2)}svh)` }}
        decoding="async"
        fetchPriority="high"
      />
    </div>
  );
}
