import styles from "./page.module.css";

type CardPictureProps = { file: string; width: number; height: number; alt: string };

/** The picture of a card: the first thing that a guest sees, whole without scrolling. */
export function CardPicture({ file, width, height, alt }: CardPictureProps) {
  return (
    <div className={styles.picture}>
      <img
        src={file}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        fetchPriority="high"
      />
    </div>
  );
}
