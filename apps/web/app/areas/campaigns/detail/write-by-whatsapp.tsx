import type { Delivery } from "@jdj/contract/campaigns/campaign-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./write-by-whatsapp.module.css";

type WriteByHandProps = {
  campaignId: number;
  delivery: Delivery;
  /** Whether the reader's role permits the mark. */
  mayMark: boolean;
  /** A link among other facts of a guest, instead of the button of a line. */
  compact?: boolean;
};

/** Opens WhatsApp with a guest's own message; the tap marks that the host wrote to them, and may be undone. */
export function WriteByWhatsApp({ campaignId, delivery, mayMark, compact }: WriteByHandProps) {
  const { id, given_names, last_name, pivot } = delivery;
  const { revalidate } = useRevalidator();
  /** What was tapped and is not yet in the page's data; null when nothing is. */
  const [tapped, setTapped] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const name = `${given_names} ${last_name}`;
  if (pivot.whatsapp === null && pivot.written_at === null)
    return compact ? null : <span className={words.note}>Sans WhatsApp</span>;
  const isWritten = tapped ?? pivot.written_at !== null;

  async function mark(written: boolean) {
    setTapped(written);
    setFailed(false);
    const form = new FormData();
    form.set("guest", String(id));
    form.set("written", written ? "1" : "");
    try {
      // Completed even when the phone shows WhatsApp instead of this page.
      const answer = await fetch(at("cardWritten", { id: campaignId }), {
        method: "POST",
        body: form,
        keepalive: true,
      });
      if (!answer.ok) throw new Error(String(answer.status));
      await revalidate();
    } catch {
      setFailed(true);
    }
    setTapped(null);
  }

  return (
    <span className={styles.write}>
      {isWritten ? (
        <Badge tone="good" icon={<Icon name="check" size={16} />}>
          Écrit
        </Badge>
      ) : null}
      {pivot.whatsapp === null ? null : (
        <a
          href={pivot.whatsapp}
          target="_blank"
          rel="noopener"
          className={
            compact
              ? `${kit.iconLink} ${words.nowrap} ${words.text14}`
              : `${kit.tapTarget} ${styles.link}`
          }
          data-again={isWritten ? "" : undefined}
          aria-label={`${isWritten ? "Réécrire" : "Écrire"} à ${name} par WhatsApp`}
          onClick={() => {
            if (mayMark && !isWritten) void mark(true);
          }}
        >
          <Icon name="brand-whatsapp" size={20} />
          {isWritten ? "Réécrire" : compact ? "WhatsApp gratuit" : "Écrire"}
        </a>
      )}
      {isWritten && mayMark ? (
        <button
          type="button"
          className={styles.undo}
          aria-label={`Je n’ai pas écrit à ${name}`}
          onClick={() => void mark(false)}
        >
          Pas écrit
        </button>
      ) : null}
      {isWritten && pivot.written_at !== null ? (
        <span className={words.note}>{dateAndTime(pivot.written_at)}</span>
      ) : null}
      {failed ? (
        <span role="alert" className={styles.failed}>
          Non noté&nbsp;: vérifiez votre connexion.
        </span>
      ) : null}
    </span>
  );
}
