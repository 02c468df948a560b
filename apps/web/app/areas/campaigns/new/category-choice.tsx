import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Guest } from "@jdj/contract/notebook/guests";
import { count } from "@jdj/french/plural";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./category-choice.module.css";
import { choiceOf, withGuests } from "./choose-guests.ts";

type CategoryChoiceProps = {
  categories: readonly { id: number; name: string }[];
  /** The guests within reach of the channel. */
  reachable: readonly Guest[];
  guestIds: readonly number[];
  choose: (guestIds: number[]) => void;
};

/** Chooses whole categories of guests; a box is indeterminate when only some guests of it are chosen. */
export function CategoryChoice({ categories, reachable, guestIds, choose }: CategoryChoiceProps) {
  const chosen = new Set(guestIds);
  const rows = categories
    .map(({ id, name }) => {
      const guests = reachable.filter(({ guest_id }) => guest_id === id);
      return { id, name, guests, choice: choiceOf(guests, chosen) };
    })
    .filter(({ guests }) => guests.length > 0);
  const touched = rows.filter(({ choice }) => choice !== "none").length;
  return (
    <details className={`${kit.control} ${styles.categories}`}>
      <summary className={kit.row3}>
        <span>
          <strong>Choisir par catégorie</strong>
          <small>
            {touched === 0
              ? cardMessages.noCategory
              : `${count(touched, "catégorie")} sur ${rows.length}`}
          </small>
        </span>
        <Icon className={words.turns} name="chevron-down" size={20} />
      </summary>
      <fieldset className={`${kit.grid} ${kit.ruleAbove}`}>
        <legend className="visually-hidden">Catégories d’invités</legend>
        {rows.map(({ id, name, guests, choice }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={choice === "all"}
              ref={(box) => {
                if (box) box.indeterminate = choice === "some";
              }}
              onChange={() => choose(withGuests(guestIds, guests, choice !== "all"))}
            />
            <span>{name}</span>
            <small>
              {guests.filter(({ id: guestId }) => chosen.has(guestId)).length} sur {guests.length}
            </small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
