import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import { shapesOfMark } from "./mark-shapes.ts";
import styles from "./wordmark.module.css";

type WordmarkProps = {
  /** Whether a phone shows the mark alone: the bell stands on the same line. */
  isShort?: boolean;
};

/** The product's name and its mark, linked to the home page. */
export function Wordmark({ isShort = false }: WordmarkProps) {
  const { brand } = useSite();
  return (
    <a
      className={`${kit.tapTarget} ${styles.mark} ${isShort ? styles.short : ""}`}
      href={at("home")}
    >
      <svg className={styles.square} viewBox="0 0 12 12" aria-hidden="true">
        {shapesOfMark.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      <span>{brand}</span>
    </a>
  );
}
