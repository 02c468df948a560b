import { fcfa } from "@jdj/french/money";
import styles from "./booked.module.css";
import type { Booked } from "./list-booked.ts";

/** The providers of a budget line who are booked, each with the price and the state. */
export function BookedLine({ booked }: { booked: readonly Booked[] }) {
  return booked.map(({ key, provider, state, priceFcfa, to }) => (
    <small key={key} className={styles.line}>
      {to === null ? provider : <a href={to}>{provider}</a>}
      {`\u00a0: ${fcfa(priceFcfa)}, ${state.toLowerCase()}`}
    </small>
  ));
}
