import { expectedText } from "@jdj/contract/orders/expected-delivery";
import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { earnedOf } from "@jdj/contract/orders/suborder-money";
import { dateAndTime, longDate, weekdayDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { withEndedHolds } from "#app/areas/disputes/hold-history.ts";
import { refundEntries } from "#app/areas/orders/refund-entries.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** What was ordered, and what it brings: of what goes back, the commission does too. */
export function Lines({ order }: { order: ReceivedOrder }) {
  const { goods, delivery, commission, refunded } = order;
  const price = { goodsFcfa: goods, deliveryFcfa: delivery, commissionFcfa: commission };
  const earned = earnedOf({ ...price, refundedFcfa: refunded });
  return (
    <section className={`${kit.card} ${styles.box}`} aria-labelledby="articles">
      <h2 id="articles">Articles</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className={words.bold}>{line.quantity}&nbsp;×</span>
            <div>
              <p>
                <strong>{line.name}</strong>
                {line.options === "" ? null : `, ${line.options}`}
              </p>
              {line.day === null ? null : <p>Le {longDate(line.day)}</p>}
              {line.note === "" ? null : (
                <p className={`${words.note} ${words.breakAnywhere}`}>«&nbsp;{line.note}&nbsp;»</p>
              )}
            </div>
            <span className={words.nowrap}>{fcfa(line.unit_price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {order.delivery > 0 ? (
          <div className={kit.spread}>
            <dt>Livraison</dt>
            <dd>{fcfa(order.delivery)}</dd>
          </div>
        ) : null}
        <div className={kit.spread}>
          <dt>Commission</dt>
          <dd>{fcfa(earned + refunded - goods - delivery)}</dd>
        </div>
        {order.refunded > 0 ? (
          <div className={kit.spread}>
            <dt>Rendu au client</dt>
            <dd>{fcfa(-order.refunded)}</dd>
          </div>
        ) : null}
        <div className={`${kit.spread} ${words.bold}`}>
          <dt>Pour vous</dt>
          <dd>{fcfa(earned)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Who receives the order, and where. */
export function Buyer({ order }: { order: ReceivedOrder }) {
  return (
    <section className={`${kit.card} ${styles.box}`} aria-labelledby="destinataire">
      <h2 id="destinataire">Destinataire</h2>
      <p>
        <strong>{order.recipient}</strong>
      </p>
      {order.phone === null ? null : (
        <p>
          <a href={`tel:${order.phone}`}>{displayPhone(order.phone)}</a>
        </p>
      )}
      {order.address === null ? (
        <p>{order.town}</p>
      ) : (
        <p>
          {order.address}
          <br />
          {order.town}
        </p>
      )}
      {order.zone === "" ? null : (
        <p className={`${words.note} ${words.breakAnywhere}`}>
          {order.ships ? "Livraison" : "Retrait"}&nbsp;: {order.zone}
        </p>
      )}
      {order.expected === null ? null : (
        <p className={order.is_late ? words.errorText : undefined}>
          {order.is_late
            ? `En retard\u00a0: promis au plus tard ${weekdayDate(order.expected.until)}. Prévenez le client.`
            : `Promis\u00a0: ${expectedText(order.expected, !order.ships).toLowerCase()}`}
        </p>
      )}
      {order.note === "" ? null : <p>«&nbsp;{order.note}&nbsp;»</p>}
      {order.phone === null ? null : (
        <LinkButton
          to={order.slip_url}
          variant="plain"
          icon={<Icon name="printer" size={20} />}
          reloadDocument
        >
          Bon de livraison
        </LinkButton>
      )}
    </section>
  );
}

/** What happened to the order. */
export function History({ order }: { order: ReceivedOrder }) {
  const moves = order.history.map(({ state_label: label, note, at }) => ({ label, note, at }));
  const history = withEndedHolds([...moves, ...refundEntries(order.refunds)], order.holds);
  return (
    <section className={`${kit.stack3} ${kit.itemsStart}`} aria-labelledby="historique">
      <h2 id="historique">Historique</h2>
      <ol className={`${kit.stack2} ${styles.history}`}>
        {history.map(({ label, note, at: moved }) => (
          <li key={moved + label}>
            <strong>{label}</strong> le {dateAndTime(moved)}
            {note === "" ? null : (
              <p className={`${words.note} ${words.breakAnywhere}`}>«&nbsp;{note}&nbsp;»</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
