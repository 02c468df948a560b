import type { ReceivedGift } from "@jdj/contract/gifts/lists";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Link } from "react-router";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { ThanksForm } from "./thanks-form.tsx";

type ReceivedGiftsProps = {
  eventId: number;
  gifts: readonly ReceivedGift[];
  mayWrite: boolean;
  /** The result of refused thanks. */
  state: FormState | undefined;
};

const thanked = {
  email: "par e-mail",
  sms: "par SMS",
  whatsapp: "par WhatsApp",
  spoken: "de vive voix",
};

/** Who gave what, and who was thanked. */
export function ReceivedGifts({ eventId, gifts, mayWrite, state }: ReceivedGiftsProps) {
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="recus">
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h2 id="recus">Cadeaux reçus</h2>
        {gifts.some((gift) => gift.state === "paid") ? (
          <LinkButton
            to={at("giftsExport")}
            reloadDocument
            download
            variant="plain"
            icon={<Icon name="download" size={20} />}
          >
            Exporter<span className="visually-hidden"> en CSV</span>
          </LinkButton>
        ) : null}
      </div>
      {gifts.length === 0 ? (
        <p>Personne n’a encore offert de cadeau.</p>
      ) : (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {gifts.map((gift) => (
            <li
              key={gift.id}
              className={`${kit.stack1} ${words.breakAnywhere} ${kit.pad4} ${kit.itemsStart} ${kit.ruled} ${styles.gift}`}
            >
              <p className={`${kit.wrap} ${styles.giver}`}>
                <strong>
                  {gift.guest_id === null ? (
                    gift.giver_name
                  ) : (
                    <Link to={at("guest", { eventGuestId: gift.guest_id })}>{gift.giver_name}</Link>
                  )}
                </strong>
                <strong className={words.nowrap}>{fcfa(gift.amount_fcfa)}</strong>
              </p>
              <p className={words.note}>
                {gift.item ?? "Cagnotte"}
                {gift.paid_at === null ? "" : ` · ${dateAndTime(gift.paid_at)}`}
              </p>
              {gift.refunded_fcfa > 0 && gift.state === "paid" ? (
                <p className={words.note}>
                  {fcfa(gift.refunded_fcfa)} rendus à {gift.giver_name}
                  {"\u00a0"}: il vous reste {fcfa(gift.amount_fcfa - gift.refunded_fcfa)}.
                </p>
              ) : null}
              {gift.came_late ? (
                <p className={words.note}>
                  Payé après le délai, quand ce cadeau était déjà offert{"\u00a0"}: le montant est
                  dans la cagnotte.
                </p>
              ) : null}
              {gift.message === "" ? null : (
                <p className={words.preLine}>«{`\u00a0${gift.message}\u00a0`}»</p>
              )}
              {gift.state === "pending" ? (
                <Badge tone="waiting">Paiement attendu</Badge>
              ) : gift.state === "refunded" ? (
                <Badge>Remboursé</Badge>
              ) : gift.thanked_by ? (
                <Badge tone="good">Remercié {thanked[gift.thanked_by]}</Badge>
              ) : null}
              {gift.state === "paid" && mayWrite ? (
                <ThanksForm
                  eventId={eventId}
                  gift={gift}
                  state={state?.values.id === String(gift.id) ? state : undefined}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
