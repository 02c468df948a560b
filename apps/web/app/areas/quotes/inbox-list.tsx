import { inFrench } from "@jdj/contract/call/french-messages";
import { type QuoteSide, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import type { InboxRow } from "@jdj/contract/quotes/shapes";
import { longDate } from "@jdj/french/dates";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { dayAndMonth } from "./chat-dates.ts";
import styles from "./inbox-list.module.css";
import { addressesOf } from "./quote-side.ts";

/** The most characters of a name in the list. */
const NAME_MAX = 13;

/** A name as the list shows it: its first thirteen characters, and « … » when there were more. */
function listName(name: string): string {
  const signs = Array.from(name.trim());
  return signs.length > NAME_MAX
    ? `${signs.slice(0, NAME_MAX).join("").trimEnd()}…`
    : signs.join("");
}

/** The requests of a side; the open one is marked. */
export function InboxList({
  side,
  rows,
  openId,
}: {
  side: QuoteSide;
  rows: InboxRow[];
  openId: number | undefined;
}) {
  return (
    <ul className={`${kit.ruleAbove} ${styles.list}`}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            to={addressesOf[side].request(row.id)}
            className={styles.row}
            aria-current={row.id === openId ? "page" : undefined}
          >
            <span className={styles.name} title={row.name}>
              {listName(row.name)}
            </span>
            <time className={`${words.note} ${styles.time}`} dateTime={row.last_at}>
              {dayAndMonth(row.last_at)}
            </time>
            <span className={`${words.note} ${styles.service}`}>{row.service}</span>
            <span className={styles.status}>{inFrench(quoteStatusLabels[row.status])}</span>
            {side === "provider" ? (
              <span className={`${words.note} ${styles.facts}`}>
                {[
                  row.event_date ? `Le ${longDate(row.event_date)}` : "Sans date",
                  ...(row.phone_verified ? ["téléphone vérifié"] : []),
                ].join(" · ")}
              </span>
            ) : null}
            <span className={`${words.note} ${styles.last}`}>{inFrench(row.last_message)}</span>
            {row.unread > 0 ? (
              <span className={styles.unread}>
                {row.unread}
                <span className="visually-hidden">
                  {row.unread > 1 ? " messages non lus" : " message non lu"}
                </span>
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
