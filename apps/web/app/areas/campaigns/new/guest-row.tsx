import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import type { Guest } from "@jdj/contract/notebook/guests";
import { displayPhone } from "@jdj/french/phone";
import { isReachable } from "./draft.ts";
import styles from "./recipients-step.module.css";

type GuestRowProps = {
  guest: Guest;
  channelId: number | null;
  chosen: boolean;
  choose: (taken: boolean) => void;
};

/** One guest with a box; disabled when the channel cannot reach them. */
export function GuestRow({ guest, channelId, chosen, choose }: GuestRowProps) {
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
        <span>
          {channelId === channelIds.email
            ? (email ?? cardMessages.noEmail)
            : displayPhone(phone_number_1)}
        </span>
      </span>
    </label>
  );
}
