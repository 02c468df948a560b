import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Guest } from "@jdj/contract/notebook/guests";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { count, isPlural } from "@jdj/french/plural";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import control from "#app/ui/control.module.css";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { VirtualRows } from "#app/ui/virtual-rows.tsx";
import words from "#app/ui/words.module.css";
import { CategoryChoice } from "./category-choice.tsx";
import { choiceOf, guestsShown, withGuests } from "./choose-guests.ts";
import { isReachable, type StepProps } from "./draft.ts";
import styles from "./recipients-step.module.css";

/** The step of the recipients: all guests, whole categories, or one by one. */
export function RecipientsStep({ draft, change, choices }: StepProps) {
  const { guests, guestCategories } = choices;
  const { channelId, guestIds } = draft;
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState<number | null>(null);
  const search = useDeferredValue(typed);
  const shown = useMemo(() => guestsShown(guests, search, category), [guests, search, category]);
  const reachable = useMemo(
    () => guests.filter((guest) => isReachable(guest, channelId)),
    [guests, channelId],
  );
  const chosen = useMemo(() => new Set(guestIds), [guestIds]);
  const open = useMemo(
    () => shown.filter((guest) => isReachable(guest, channelId)),
    [shown, channelId],
  );
  const choice = choiceOf(open, chosen);
  const unreachable = guests.length - reachable.length;

  if (guests.length === 0) {
    return (
      <Note tone="warning">
        Votre liste d’invités est vide. <Link to={at("guests")}>Ajouter des invités</Link>
      </Note>
    );
  }
  const used = guestCategories
    .map(({ id, name }) => ({ id, name, size: guestsShown(guests, "", id).length }))
    .filter(({ size }) => size > 0);
  const chips = [{ id: null, name: "Tous", size: guests.length }, ...used];

  return (
    <div className={`${kit.stack3} ${kit.shrink}`}>
      <CategoryChoice
        categories={guestCategories}
        reachable={reachable}
        guestIds={guestIds}
        choose={(ids) => change({ guestIds: ids })}
      />
      <input
        type="search"
        className={control.control}
        aria-label="Rechercher un invité"
        placeholder="Rechercher un invité"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">Catégorie</legend>
        {chips.map(({ id, name, size }) => (
          <button
            key={id}
            type="button"
            className={`${kit.tapTarget} ${kit.control} ${styles.chip}`}
            aria-pressed={id === category}
            onClick={() => setCategory(id)}
          >
            {name} <span className={`${words.hint} ${styles.size}`}>{size}</span>
          </button>
        ))}
      </fieldset>
      <div className={`${kit.cluster} ${styles.total}`}>
        <label className={words.bold}>
          <input
            type="checkbox"
            checked={choice === "all"}
            disabled={open.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = choice === "some";
            }}
            onChange={() => change({ guestIds: withGuests(guestIds, open, choice !== "all") })}
          />
          Tout sélectionner
        </label>
        <output>
          <strong>{count(chosen.size, "destinataire")}</strong> sur {guests.length}
        </output>
      </div>
      {unreachable > 0 ? (
        <Note>
          {count(unreachable, "invité")}{" "}
          {channelId === channelIds.email ? "sans adresse e-mail" : "sans numéro"}
          &nbsp;: cette carte ne peut pas {isPlural(unreachable) ? "leur" : "lui"} parvenir.
          Complétez <Link to={at("guests")}>la liste</Link>, votre brouillon vous attend.
        </Note>
      ) : null}
      {shown.length === 0 ? (
        <p className={styles.nothing} role="status">
          {cardMessages.noResult}
        </p>
      ) : (
        <VirtualRows rows={shown} rowHeight={64} rowKey={({ id }) => id} label="Invités">
          {(guest) => (
            <GuestRow
              guest={guest}
              channelId={channelId}
              chosen={chosen.has(guest.id)}
              choose={(taken) => change({ guestIds: withGuests(guestIds, [guest], taken) })}
            />
          )}
        </VirtualRows>
      )}
    </div>
  );
}

type GuestRowProps = {
  guest: Guest;
  channelId: number | null;
  chosen: boolean;
  choose: (taken: boolean) => void;
};

/** One guest with a box; disabled when the channel cannot reach them. */
function GuestRow({ guest, channelId, chosen, choose }: GuestRowProps) {
  const { last_name, given_names, email, phone_number_1 } = guest;
  const open = isReachable(guest, channelId);
  return (
    <label className={styles.guest} data-closed={open ? undefined : ""}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!open}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span className={styles.who}>
        <strong>
          {last_name} {given_names}
        </strong>
        <span className={words.note}>
          {channelId === channelIds.email
            ? (email ?? cardMessages.noEmail)
            : displayPhone(phone_number_1)}
        </span>
      </span>
    </label>
  );
}
