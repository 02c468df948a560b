import { IconCheck, IconClock, IconPencil, IconX } from "@tabler/icons-react";
import { memo } from "react";
import { Link } from "react-router";
import { at } from "../../../../addresses.ts";
import { Badge } from "../../../../ui/badge.tsx";
import styles from "./guest-table.module.css";
import type { ListedGuest } from "./listed-guest.ts";

/** Height of each row in px, on a phone and in the table. */
export const guestRowHeight = 64;

const civilities = { M: "M.", Mme: "Mme", Mlle: "Mlle" } as const;

const presences = {
  yes: { tone: "good", label: "Confirmée", Icon: IconCheck },
  none: { tone: "neutral", label: "En attente", Icon: IconClock },
  no: { tone: "bad", label: "Absence", Icon: IconX },
} as const;

type GuestRowProps = {
  guest: ListedGuest;
  /** Its line in the whole table, the heading being the first. */
  place: number;
};

/** One guest. Drawn again only when it changes: the list moves under the finger. */
export const GuestRow = memo(function GuestRow({ guest, place }: GuestRowProps) {
  const { id, civility, lastName, givenNames, email, phone, category, answer } = guest;
  const { tone, label, Icon } = presences[answer];
  return (
    <tr aria-rowindex={place}>
      <td>{civilities[civility]}</td>
      <th scope="row" title={`${lastName} ${givenNames}`}>
        {lastName}
        <span className={styles.phone}> {givenNames}</span>
        <small className={styles.phone}>
          {phone} · {category}
        </small>
      </th>
      <td title={givenNames}>{givenNames}</td>
      <td title={email}>{email}</td>
      <td>{phone}</td>
      <td title={category}>{category}</td>
      <td>
        <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
          <span className={styles.words}>{label}</span>
        </Badge>
      </td>
      <td>
        <Link
          to={at("editGuest", { eventGuestId: id })}
          aria-label={`Modifier ${givenNames} ${lastName}`}
        >
          <IconPencil size={20} aria-hidden="true" />
        </Link>
      </td>
    </tr>
  );
});
