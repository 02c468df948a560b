import { cardMessages } from "@jdj/contract/cards/messages";
import type { ChoosableGuest } from "./draft.ts";
import styles from "./recipients-step.module.css";

type GuestRowProps = {
  guest: ChoosableGuest;
  chosen: boolean;
  choose: (taken: boolean) => void;
};

/** One guest to take or leave; without an address, only shown. */
export function GuestRow({ guest, chosen, choose }: GuestRowProps) {
  const { lastName, givenNames, email } = guest;
  return (
    <label className={styles.guest} data-closed={email ? undefined : ""}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={!email}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <span className={styles.who}>
        <strong>
          {lastName} {givenNames}
        </strong>
        <span>{email ?? cardMessages.noEmail}</span>
      </span>
    </label>
  );
}
