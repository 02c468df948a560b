import { expectedText } from "@jdj/contract/orders/expected-delivery";
import type { Suborder } from "@jdj/contract/orders/order-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, longDate, weekdayDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { atName, ofName } from "@jdj/french/names";
import { displayPhone } from "@jdj/french/phone";
import { withEndedHolds } from "#app/areas/disputes/hold-history.ts";
import { orderTones } from "#app/areas/orders/order-tone.ts";
import { refundEntries } from "#app/areas/orders/refund-entries.ts";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProductName } from "#app/ui/product-name.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { Delivery } from "./delivery.tsx";
import styles from "./page.module.css";

const returnWords = {
  asked: "Retour demandé, le vendeur va répondre.",
  accepted: "Retour accepté.",
  refused: "Retour refusé.",
} as const;

/** One seller's part of an order: what it is, where it is, and what its customer may do. */
export function SuborderCard({
  suborder,
  state,
}: {
  suborder: Suborder;
  state: FormState | undefined;
}) {
  const { seller, can, lines } = suborder;
  const moves = suborder.history.map(({ status, status_label, note, at }) => ({
    ...{ note, at },
    label: status === "placed" ? "Commandée" : status_label,
  }));
  const history = withEndedHolds([...moves, ...refundEntries(suborder.refunds)], suborder.holds);
  return (
    <section
      className={`${kit.card} ${kit.stack3} ${kit.pad4} ${styles.suborder}`}
      aria-labelledby={`s-${suborder.id}`}
    >
      <header className={kit.toolbar}>
        <h2 id={`s-${suborder.id}`}>
          {seller.id === null ? (
            seller.name
          ) : (
            <a href={at("shoppingShop", { id: seller.id })}>{seller.name}</a>
          )}
        </h2>
        <Badge tone={orderTones[suborder.status]}>{suborder.status_label}</Badge>
      </header>
      <ul className={`${kit.listReset} ${kit.stackTight}`}>
        {lines.map((line) => (
          <li className={kit.spread} key={line.id}>
            <span>
              <ProductName name={line.name} />
              {optionsOf(line)}
              <small className={`${words.note} ${kit.block}`}>
                {line.quantity}&nbsp;× {fcfa(line.price)}
              </small>
              {can.review && line.article_id !== null ? (
                <a
                  className={`${kit.iconLink} ${words.text14}`}
                  href={at("shoppingReview", { id: line.article_id })}
                >
                  <Icon name="star" size={18} />
                  Votre avis sur cet article
                </a>
              ) : null}
            </span>
            <span className={words.nowrap}>{fcfa(line.price * line.quantity)}</span>
          </li>
        ))}
        {suborder.delivery_name === "" ? null : (
          <li className={kit.spread}>
            <span>
              {suborder.ships ? "Livraison" : "À retirer"}&nbsp;: {suborder.delivery_name}
              <Expectation suborder={suborder} />
            </span>
            <span className={words.nowrap}>
              {suborder.delivery_fcfa === 0 ? "Gratuit" : fcfa(suborder.delivery_fcfa)}
            </span>
          </li>
        )}
        {suborder.refunded_fcfa === 0 ? null : (
          <li className={kit.spread}>
            <span>{suborder.is_refunding ? "Remboursement en cours" : "Remboursé"}</span>
            <span className={words.nowrap}>{fcfa(suborder.refunded_fcfa)}</span>
          </li>
        )}
      </ul>
      <ol className={`${kit.stack2} ${styles.history}`}>
        {history.map(({ label, note, at }) => (
          <li key={`${label}${at}`}>
            <strong>{label}</strong>
            <span className={words.secondary}>{dateAndTime(at)}</span>
            {note === "" ? null : <q>{note}</q>}
          </li>
        ))}
      </ol>
      {suborder.invoices.length === 0 ? null : (
        <ul className={`${kit.stack1} ${kit.listReset} ${words.breakAnywhere}`}>
          {suborder.invoices.map(({ kind, reference, url, verification_url: verification }) => (
            <li key={reference}>
              <a href={url}>
                {kind === "sale" ? "Facture normalisée" : "Avoir normalisé"} du vendeur (PDF)
              </a>{" "}
              <span className={words.secondary}>
                n°&nbsp;<a href={verification}>{reference}</a>
              </span>
            </li>
          ))}
        </ul>
      )}
      {seller.phone === null ? null : (
        <p>
          Une question&nbsp;? <a href={`tel:${seller.phone}`}>{displayPhone(seller.phone)}</a>
        </p>
      )}
      {suborder.return === null ? null : (
        <Note>
          {returnWords[suborder.return.state]}
          {suborder.return.answer === "" ? "" : ` «\u00a0${suborder.return.answer}\u00a0»`}
        </Note>
      )}
      <Delivery suborder={suborder} state={state} />
      <div className={kit.toolbar}>
        {can.cancel ? (
          <details>
            <summary className={words.marker}>Annuler {atName(seller.name)}</summary>
            <form method="post" className={`${kit.stack3} ${styles.ask}`}>
              <input type="hidden" name="id" value={suborder.id} />
              <p>
                {fcfa(suborder.goods_fcfa + suborder.delivery_fcfa - suborder.refunded_fcfa)} vous
                sont rendus par le moyen de votre paiement.
              </p>
              <Button variant="danger" name="intent" value="cancel">
                Annuler cette part
              </Button>
            </form>
          </details>
        ) : null}
      </div>
      {can.return ? <ReturnForm suborder={suborder} /> : null}
    </section>
  );
}

/** When the suborder is expected, while it is not there; that it is late, and whom to call. */
function Expectation({ suborder }: { suborder: Suborder }) {
  const { expected, ships, status, is_late: isLate } = suborder;
  if (expected === null || !["placed", "paid", "prepared", "shipped"].includes(status)) return null;
  return (
    <small className={`${kit.block} ${isLate ? words.errorText : words.note}`}>
      {isLate
        ? `En retard\u00a0: ${ships ? "attendu au plus tard" : "devait être prêt"} ${weekdayDate(expected.until)}`
        : expectedText(expected, !ships)}
    </small>
  );
}

function optionsOf({ size, colour, day }: Suborder["lines"][number]): string {
  const options = [size, colour, day === null ? null : longDate(day)].filter(Boolean);
  return options.length === 0 ? "" : `, ${options.join(", ")}`;
}

/** Asks the seller to take products back. */
function ReturnForm({ suborder }: { suborder: Suborder }) {
  const products = suborder.lines.filter(({ kind }) => kind === "product");
  return (
    <details>
      <summary className={words.marker}>Demander un retour</summary>
      <form method="post" className={`${kit.stack3} ${styles.ask}`}>
        <input type="hidden" name="id" value={suborder.id} />
        <p className={words.secondary}>
          Possible jusqu’au {dateAndTime(suborder.returnable_until ?? "")}. La livraison n’est pas
          rendue.
        </p>
        {products.map((line) => (
          <label
            key={line.id}
            className={`${kit.row4} ${kit.between} ${kit.fullWidth} ${styles.returned}`}
          >
            <span>{line.name}</span>
            <input
              type="number"
              name={`line_${line.id}`}
              min={0}
              max={line.quantity}
              defaultValue={products.length === 1 ? line.quantity : 0}
              inputMode="numeric"
              aria-label={`Quantité ${ofName(line.name)} à retourner`}
            />
          </label>
        ))}
        <TextField
          name="reason"
          label="Pourquoi"
          required
          lines={2}
          maxLength={500}
          scope={suborder.id}
        />
        <Button variant="plain" name="intent" value="return">
          Demander le retour
        </Button>
      </form>
    </details>
  );
}
