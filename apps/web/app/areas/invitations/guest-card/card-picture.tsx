import type { CSSProperties } from "react";
import styles from "./page.module.css";

type CardPictureProps = { file: string; width: number; height: number; alt: string };

/**
 * The picture of a card: the first thing that a guest sees, whole without scrolling: on a phone what it
 * asks stands below. Its place is kept while it comes; no file is wider than 540 px.
 */
export function CardPicture({ file, width, height, alt }: CardPictureProps) {
  return (
    <div className={styles.picture}>
      <img
        src={file}
        alt={alt}
        width={width}
        height={height}
        style={{ "--ratio": (width / height).toFixed(4) } as CSSProperties}
        decoding="async"
        fetchPriority="high"
      />
    </div>
  );
}
