import { markShapes } from "@jdj/weave/mark";
import { at } from "../addresses.ts";
import { useSite } from "../site.ts";
import styles from "./wordmark.module.css";

const shapes = markShapes();

/** The product's name beside its square of cloth, leading home. */
export function Wordmark() {
  const { brand } = useSite();
  return (
    <a className={styles.mark} href={at("home")}>
      <svg className={styles.square} viewBox="0 0 12 12" aria-hidden="true">
        {shapes.map((shape) => (
          <path key={shape.d} {...shape} />
        ))}
      </svg>
      <span>{brand}</span>
    </a>
  );
}
