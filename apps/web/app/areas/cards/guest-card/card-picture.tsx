import styles from "./page.module.css";

type CardPictureProps = { file: string; width: number; height: number; alt: string };

/** The picture of a card, fetched once it is scrolled into view (`enhance/pictures.ts`). */
export function CardPicture({ file, width, height, alt }: CardPictureProps) {
  return (
    <div className={styles.picture} data-later>
      <noscript>
        <img
          src={file}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
      </noscript>
    </div>
  );
}
