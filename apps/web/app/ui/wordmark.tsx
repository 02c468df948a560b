import { at } from "../addresses.ts";
import { useSite } from "../site.ts";
import styles from "./wordmark.module.css";

/** The product's name beside its square of cloth, leading home. */
export function Wordmark() {
  const { brand } = useSite();
  return (
    <a className={styles.mark} href={at("home")}>
      <svg className={styles.square} viewBox="0 0 12 12" aria-hidden="true">
        <path fill="#2b2f8f" d="M0 0h12v12H0z" />
        <path
          fill="#f4b42b"
          d="M5 1h2v1H5zM4 2h4v1H4zM3 3h6v2H3zM2 5h8v2H2zM3 7h6v2H3zM4 9h4v1H4zM5 10h2v1H5z"
        />
        <path fill="#a1164f" d="M5 4h2v1H5zM4 5h4v2H4zM5 7h2v1H5z" />
        <path fill="#f6f5fa" d="M0 0h2v1H0zM10 0h2v1h-2zM0 11h2v1H0zM10 11h2v1h-2z" />
      </svg>
      <span>{brand}</span>
    </a>
  );
}
