import { channelIds } from "@jdj/contract/cards/channel-ids";
import { cardMessages } from "@jdj/contract/cards/messages";
import { displayPhone } from "@jdj/french/phone";
import { type ChoosableGuest, isReachable } from "./draft.ts";
import styles from "./recipients-step.module.css";

type GuestRowProps = {
  guest: ChoosableGuest;
  channelId: number | null;
  chosen: boolean;
  choose: (taken: boolean) => void;
};

/** One guest with a box; disabled when the channel cannot reach them. */
export function GuestRow({ guest, channelId, chosen, choose }: GuestRowProps) {
  const { lastName, givenNames, email, phone } = guest;
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
          {lastName} {givenNames}
        </strong>
        <span>
          {channelId === channelIds.email ? (email ?? cardMessages.noEmail) : displayPhone(phone)}
        </span>
      </span>
    </label>
  );
}
