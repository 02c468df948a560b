import type { OfferedWay, PhoneNotices } from "@jdj/contract/campaigns/phone-notices";
import { MOST_PHONE_NOTICES_A_DAY, type PhoneWay } from "@jdj/contract/notices/phone-ways";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import type { FormState } from "#app/forms/form-state.ts";
import choice from "#app/ui/choice.module.css";
import { FieldErrors } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./phone-box.module.css";

/** The value of the form for no way at all. */
export const NO_WAY = "none";

const wayNames: Readonly<Record<PhoneWay, string>> = { sms: "Par SMS", whatsapp: "Par WhatsApp" };

/** So many messages of a way: « 3 SMS ». */
const messages = (way: PhoneWay, number: number) =>
  way === "sms" ? count(number, "SMS", "SMS") : count(number, "message");

type PhoneBoxProps = { phone: PhoneNotices; state: FormState | undefined };

/** « Sur votre téléphone »: by which paid way, at what price, and how many are left of it. */
export function PhoneBox({ phone, state }: PhoneBoxProps) {
  const { way, ways, phone_number: number, is_stopped: isStopped } = phone;
  const canChoose = number !== null && !isStopped;
  const errors = state?.errors.way;
  const chosen = state?.values.way ?? way ?? NO_WAY;
  return (
    <section className={`${kit.card} ${kit.stack3} ${styles.box}`} aria-labelledby="telephone">
      <div className={kit.stack1}>
        <h2 id="telephone" className={styles.title}>
          Sur votre téléphone
        </h2>
        <Reach phone={phone} />
      </div>
      {canChoose || way !== null ? (
        <fieldset className={kit.stackTight} data-invalid={errors ? "" : undefined}>
          <legend className="visually-hidden">Être prévenu par message payant</legend>
          <div className={styles.ways}>
            <label className={`${choice.option} ${choice.choice}`}>
              <input type="radio" name="way" value={NO_WAY} defaultChecked={chosen === NO_WAY} />
              <span>Non</span>
            </label>
            {ways.map((one) => (
              <Way key={one.way} offered={one} chosen={chosen} isDisabled={!canChoose} />
            ))}
          </div>
          <FieldErrors name="way" {...(errors && { errors })} />
        </fieldset>
      ) : null}
      {canChoose ? (
        <p className={words.note}>
          Cochez plus bas ce qui vaut un message. Ce qui arrive en dix minutes part ensemble, sans
          aucun nom, {MOST_PHONE_NOTICES_A_DAY}&nbsp;fois par jour au plus. Sans crédit, rien ne
          part.
        </p>
      ) : null}
      {canChoose ? <Credit phone={phone} /> : null}
      <Sent phone={phone} />
    </section>
  );
}

/** At which number, or why at none. */
function Reach({ phone }: { phone: PhoneNotices }) {
  const { phone_number: number, unproven_phone_number: unproven, is_stopped: isStopped } = phone;
  if (number === null)
    return (
      <p className={words.secondary}>
        Pour être prévenu par SMS ou WhatsApp,{" "}
        <a href={at(unproven === null ? "editAccount" : "confirmPhone")}>
          {unproven === null ? "donnez votre numéro" : "confirmez votre numéro"}
        </a>
        .
      </p>
    );
  const shown = <span className={words.nowrap}>{displayPhone(number)}</span>;
  if (isStopped)
    return (
      <p className={words.secondary}>
        Le {shown} a demandé à ne plus rien recevoir (STOP)&nbsp;: nous ne lui envoyons rien.
      </p>
    );
  return <p className={words.secondary}>Vos messages arrivent au {shown}.</p>;
}

type WayProps = { offered: OfferedWay; chosen: string; isDisabled: boolean };

function Way({ offered: { way, price_fcfa: price, credit }, chosen, isDisabled }: WayProps) {
  return (
    <label className={`${choice.option} ${choice.choice}`}>
      <input
        type="radio"
        name="way"
        value={way}
        defaultChecked={chosen === way}
        disabled={isDisabled}
      />
      <span className={kit.shrink}>
        {wayNames[way]} · {price === 0 ? "gratuit" : `${fcfa(price)} l’un`}
        {price === 0 ? null : (
          <span className={`${words.note} ${words.regular} ${kit.block}`}>
            Hors taxe. {credit === 0 ? "Aucun crédit" : `Il vous reste ${messages(way, credit)}`}.
          </span>
        )}
      </span>
    </label>
  );
}

function Credit({ phone: { ways, can_buy: canBuy } }: { phone: PhoneNotices }) {
  if (ways.every(({ price_fcfa }) => price_fcfa === 0)) return null;
  if (canBuy)
    return (
      <p>
        <a href={at("buyCredit")} className={kit.tapTarget}>
          Acheter du crédit
        </a>
      </p>
    );
  return (
    <p className={words.note}>
      Ces messages prennent votre propre crédit. Il s’achète depuis un événement dont vous êtes le
      payeur.
    </p>
  );
}

function Sent({ phone: { sent } }: { phone: PhoneNotices }) {
  if (sent.length === 0) return null;
  return (
    <div className={kit.stack1}>
      <h3 className={styles.title}>Vos derniers messages</h3>
      <ul className={`${kit.listReset} ${words.note}`}>
        {sent.map(({ way, sent_at: sentAt, units }) => (
          <li key={sentAt}>
            Notification par {way === "sms" ? "SMS" : "WhatsApp"}, {dateAndTime(sentAt)}
            {units === 0 ? " (gratuit)" : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
