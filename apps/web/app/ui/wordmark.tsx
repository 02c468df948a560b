import { at } from "@jdj/contract/paths/addresses";
import { useSite } from "#app/document/site.ts";
import kit from "#app/ui/kit.module.css";
import { shapesOfMark } from "./mark-shapes.ts";
import styles from "./wordmark.module.css";

type WordmarkProps = {
  /** The class of the name: beside the bell a phone shows the mark alone. */
  nameClass?: string | undefined;
};

/** The product's name and its mark, linked to the home page. */
export function Wordmark({ nameClass }: WordmarkProps) {
  const { brand } = useSite();
  return (
    <a className={`${kit.tapTarget} ${styles.mark}`} href={at("home")}>
      <svg className={styles.square} viewBox="0 0 12 12" aria-hidden="true">
        {shapesOfMark.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      <span className={nameClass}>{brand}</span>
    </a>
  );
}
