import type { GuestReply } from "@jdj/contract/campaigns/guest-replies";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { Link } from "react-router";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const channelNames = { sms: "SMS", whatsapp: "WhatsApp" } as const;

type RepliesProps = {
  replies: readonly GuestReply[];
  label: string;
  /** False on the page of the guest itself. */
  isNamed: boolean;
};

/** What guests wrote, the newest first, each with the link by which a host answers from their own phone. */
export function Replies({ replies, label, isNamed }: RepliesProps) {
  return (
    <ul className={`${kit.listReset} ${styles.replies}`} aria-label={label}>
      {replies.map(({ id, guest, channel, text, at: when, answer_link: link }) => (
        <li key={id}>
          {isNamed ? (
            <Link
              to={at("guest", { eventGuestId: guest.id })}
              className={`${kit.tapTarget} ${words.bold}`}
            >
              {guest.name}
            </Link>
          ) : null}
          {text === null ? (
            <p className={words.note}>
              Une photo, une voix ou un autre message sans texte, que nous ne recevons pas.
            </p>
          ) : (
            <p className={styles.text}>{text}</p>
          )}
          <p className={`${kit.facts} ${words.note}`}>
            <span>
              {channelNames[channel]}, {dateAndTime(when)}
            </span>
            {link === null ? null : (
              <a className={kit.tapTarget} href={link} rel="noreferrer">
                Répondre<span className="visually-hidden"> à {guest.name}</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
