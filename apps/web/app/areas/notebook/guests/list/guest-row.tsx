import type { ListedGuest } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { displayPhone } from "@jdj/french/phone";
import { count } from "@jdj/french/plural";
import { memo } from "react";
import { nameOf } from "#app/areas/notebook/guests/guest-values.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./guest-table.module.css";

/** Height of each row in px, on a phone and in the table. */
export const guestRowHeight = { phone: 64, desktop: 48 };

const civilities = { "": "", M: "M.", Mme: "Mme", Mlle: "Mlle" } as const;

const presences = {
  yes: { tone: "good", label: "Confirmée", icon: "check" },
  none: { tone: "neutral", label: "En attente", icon: "clock" },
  no: { tone: "bad", label: "Absence", icon: "x" },
  uninvited: { tone: "waiting", label: "À inviter", icon: "mail-plus" },
} as const;

type GuestRowProps = {
  guest: ListedGuest;
  /** Whether it is under the line of its household. */
  isInside: boolean;
  /** Whether it is ticked; undefined outside of the selection mode. */
  chosen: boolean | undefined;
  onChoose: (id: number, chosen: boolean) => void;
  /** Its line in the whole table; the heading is the first. */
  place: number;
};

/**
 * One guest. Memoized, so that scrolling stays smooth. Its links are plain, and the table follows
 * them: sixty of the router's were a tenth of the page's processor time. The router learns the routes
 * of links with `data-discover` beforehand, for a press without a network.
 */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const { guest, isInside, chosen, onChoose, place } = props;
  const { id, civility, last_name, given_names, category, answer, companions, household } = guest;
  const email = guest.email ?? "";
  const phone = displayPhone(guest.phone_number_1);
  const mayWrite = useMayWrite("guests");
  const opens = mayWrite ? "pencil" : "eye";
  const isUninvited = answer === "none" && !guest.invited;
  const { tone, label, icon } = presences[isUninvited ? "uninvited" : answer];
  return (
    <tr
      aria-rowindex={place}
      data-chosen={chosen || undefined}
      className={isInside ? styles.inside : undefined}
    >
      <td>
        {chosen === undefined ? (
          civilities[civility ?? ""]
        ) : (
          <label className={`${kit.row2} ${kit.targetHeight} ${styles.choose}`}>
            <input
              type="checkbox"
              checked={chosen}
              onChange={({ target }) => onChoose(id, target.checked)}
              aria-label={`Choisir ${nameOf(guest)}`}
            />
            <span>{civilities[civility ?? ""]}</span>
          </label>
        )}
      </td>
      <th scope="row" title={`${last_name} ${given_names}`.trim()}>
        <a
          href={at("guest", { eventGuestId: id })}
          className={words.cardLink}
          data-online
          data-discover
        >
          {last_name}
          <span className={styles.phone}> {given_names}</span>
        </a>
        {companions > 0 ? (
          <span
            className={`${words.text14} ${words.indigo}`}
            title={count(companions, "accompagnant")}
          >
            {" "}
            +{companions}
            <span className="visually-hidden"> accompagnants</span>
          </span>
        ) : null}
        <small className={styles.phone}>
          {[phone, category, isInside ? null : household].filter(Boolean).join(" · ")}
        </small>
        {household && !isInside ? <small className={styles.household}>{household}</small> : null}
      </th>
      <td title={given_names}>{given_names}</td>
      <td title={email}>{email}</td>
      <td>{phone}</td>
      <td title={category}>{category}</td>
      <td>
        <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
          <span className={styles.label}>{label}</span>
        </Badge>
      </td>
      <td>
        <a
          href={at("editGuest", { eventGuestId: id })}
          data-discover
          aria-label={`${mayWrite ? "Modifier" : "Voir"} ${nameOf(guest)}`}
        >
          <Icon name={opens} size={20} aria-hidden="true" />
        </a>
      </td>
    </tr>
  );
});
