import { inFrench } from "@jdj/contract/call/french-messages";
import { type QuoteStatus, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { dayAndMonth } from "./chat-dates.ts";
import type { ShownRequest } from "./quote-side.ts";
import styles from "./timeline.module.css";

/** The steps of the nominal chain. */
const chain: readonly QuoteStatus[] = [
  "TO_BE_TREATED",
  "ACCEPTED",
  "QUOTE_SEND",
  "QUOTE_ACCEPTED",
  "IN_PROGRESS",
  "DONE",
  "DONE_ACCEPTED",
];

/** The status of a request in words: what was reached, when, and what follows. */
export function Timeline({ request: { timeline, status } }: { request: ShownRequest }) {
  const reached = chain.indexOf(status);
  const next = reached < 0 ? [] : chain.slice(reached + 1);
  return (
    <section className={styles.timeline} aria-label="Avancement de la demande">
      <ol className={`${kit.wrap} ${words.text14} ${kit.gapLines} ${styles.steps}`}>
        {timeline.map(({ status: step, at }, index) => (
          <li
            key={at + step}
            className={styles.done}
            aria-current={index === timeline.length - 1 ? "step" : undefined}
          >
            {inFrench(quoteStatusLabels[step])}
            <time className={`${words.secondary} ${words.regular}`} dateTime={at}>
              {dayAndMonth(at)}
            </time>
          </li>
        ))}
        {next.map((step) => (
          <li key={step}>{inFrench(quoteStatusLabels[step])}</li>
        ))}
      </ol>
    </section>
  );
}
