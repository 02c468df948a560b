import { fcfa } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Booked } from "./list-booked.ts";

/** The providers of a budget line who are booked, each with the price and the state. */
export function BookedLine({ booked }: { booked: readonly Booked[] }) {
  return booked.map(({ key, provider, state, priceFcfa, to }) => (
    <small key={key} className={`${words.note} ${words.breakAnywhere} ${kit.block}`}>
      {to === null ? provider : <a href={to}>{provider}</a>}
      {`\u00a0: ${fcfa(priceFcfa)}, ${state.toLowerCase()}`}
    </small>
  ));
}
