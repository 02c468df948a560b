import { readyForNew, readyQuery } from "@jdj/contract/campaigns/ready-query";
import type { GuestTally } from "@jdj/contract/invitations/guest-list";
import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import { isIn } from "./filter-guests.ts";
import styles from "./list.module.css";
import { sumOf } from "./tallies.ts";

/** Leads to a ready card for those to whom no card was sent; once everybody has one, to another card. */
export function InviteLink({ tallies }: { tallies: readonly GuestTally[] }) {
  const total = sumOf(tallies).guests;
  const left = sumOf(tallies, (tally) => isIn(tally, "uninvited")).guests;
  const isFirst = left === total;
  const ready = isFirst ? readyQuery : `${readyQuery}=${readyForNew}`;
  return (
    <LinkButton
      to={left > 0 ? `${at("newCard")}?${ready}#resume` : at("newCard")}
      variant={isFirst ? "card" : "quiet"}
      className={`${kit.notPrinted} ${isFirst ? kit.fullWidth : `${words.hibiscus} ${styles.invite}`}`}
      icon={<Icon name="mail-plus" size={20} />}
    >
      {inviteLabel(left, isFirst)}
    </LinkButton>
  );
}

/** « Inviter ces 12 invités », « Inviter les 3 sans carte », « Envoyer une autre carte ». */
export function inviteLabel(left: number, isFirst: boolean): string {
  if (left === 0) return "Envoyer une autre carte";
  if (left === 1) return isFirst ? "Inviter cet invité" : "Inviter l’invité sans carte";
  return isFirst
    ? `Inviter ces ${grouped(left)} invités`
    : `Inviter les ${grouped(left)} sans carte`;
}
