import { inFrench } from "@jdj/contract/call/french-messages";
import { at } from "@jdj/contract/paths/addresses";
import { type QuoteStatus, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

type WaitingRequestsProps = {
  requests: readonly {
    id: number;
    name: string;
    service: string;
    status: QuoteStatus;
    last_message: string;
    unread: number;
  }[];
};

/** The requests that wait for an answer of the team. */
export function WaitingRequests({ requests }: WaitingRequestsProps) {
  return (
    <section className={kit.stack4} aria-labelledby="demandes">
      <h2 id="demandes">À répondre</h2>
      {requests.length === 0 ? (
        <p className={`${kit.narrow} ${words.secondary}`}>Aucune demande n’attend votre réponse.</p>
      ) : (
        <ul className={`${kit.card} ${kit.grid}`}>
          {requests.map(({ id, name, service, status, last_message, unread }) => (
            <li key={id} className={`${kit.cluster} ${styles.row}`}>
              <div className={styles.who}>
                <p className={words.bold}>
                  <a href={at("proRequest", { id })}>{name}</a>
                </p>
                <p className={words.note}>
                  {[service, inFrench(last_message)].filter(Boolean).join(" · ")}
                </p>
              </div>
              <Badge tone={unread > 0 ? "bad" : "waiting"}>
                {unread > 0
                  ? `${unread} non lu${unread > 1 ? "s" : ""}`
                  : inFrench(quoteStatusLabels[status])}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={at("proRequests")}>Toutes les demandes</a>
      </p>
    </section>
  );
}
