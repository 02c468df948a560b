import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { backToCard } from "@jdj/contract/campaigns/ready-query";
import type { Guest } from "@jdj/contract/notebook/guests";
import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import { Link } from "react-router";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import { Badge } from "#app/ui/badge.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./card-facts.module.css";
import { meantGuests, otherWay, reachOf, reachText } from "./channel-reach.ts";
import choiceStyles from "./choices.module.css";
import { type StepProps, withChannel } from "./draft.ts";

/** How many unreached guests are named; a longer list leads to the guests. */
const MOST_NAMED = 6;

/** By which channel the card goes and whom it reaches; and what to do about the others. */
export function ReachPanel({ draft, change, choices }: StepProps) {
  const all = reachOf(choices);
  const chosen = all.find(({ channel }) => channel.id === draft.channelId);
  const meant = { guests: meantGuests(choices) };
  return (
    <section className={kit.stack3} aria-labelledby="qui-recoit">
      <h2 id="qui-recoit" className={words.text18}>
        Qui la reçoit
      </h2>
      <fieldset className={kit.stack2}>
        <legend className="visually-hidden">Envoyer par</legend>
        {all.map((reach) => {
          const { id, name, colour, priceFcfa } = reach.channel;
          return (
            <label
              key={id}
              className={`${kit.outlined} ${choiceStyles.channel}`}
              style={{ borderLeftColor: colour }}
            >
              <input
                type="radio"
                name="reach"
                value={id}
                checked={id === draft.channelId}
                disabled={reach.reached === 0}
                onChange={() => change(withChannel(draft, id, meant))}
              />
              <span className={`${kit.shrink} ${kit.grid} ${choiceStyles.about}`}>
                <strong>{name}</strong>
                <span className={words.note}>
                  {reachText(reach)}
                  {priceFcfa > 0 ? `\u00a0; ${pricePerUnit(id, priceFcfa)}` : ""}
                </span>
              </span>
              {priceFcfa === 0 ? <Badge tone="good">Gratuit</Badge> : null}
            </label>
          );
        })}
      </fieldset>
      {chosen && chosen.without.length > 0 ? (
        <Unreached guests={chosen.without} channelId={chosen.channel.id} />
      ) : null}
    </section>
  );
}

/** Each guest whom the channel does not reach: mend what is missing, or write to them otherwise later. */
function Unreached({ guests, channelId }: { guests: readonly Guest[]; channelId: number }) {
  const lacks = channelId === channelIds.email ? "l’adresse" : "le numéro";
  const rest = guests.length - MOST_NAMED;
  return (
    <ul className={`${kit.listReset} ${styles.unreached}`}>
      {guests.slice(0, MOST_NAMED).map((guest) => {
        const way = otherWay(guest, channelId);
        return (
          <li key={guest.id}>
            <span className={words.breakAnywhere}>
              {`${guest.given_names} ${guest.last_name}`.trim()}
              {way ? <small className={kit.block}>joignable {way}</small> : null}
            </span>
            <Link
              className={`${kit.tapTarget} ${words.bold}`}
              to={`${at("editGuest", { eventGuestId: guest.id })}?${backToCard}`}
            >
              Ajouter {lacks}
            </Link>
          </li>
        );
      })}
      {rest > 0 ? (
        <li>
          <Link className={`${kit.tapTarget} ${words.bold}`} to={at("guests")}>
            et {grouped(rest)} autres, dans votre liste
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
