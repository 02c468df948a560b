import type { GuestSend } from "@jdj/contract/invitations/guest-page";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { Link, useNavigation } from "react-router";
import { deliveryLabels, writtenLabel } from "#app/areas/campaigns/delivery-labels.ts";
import { Form } from "#app/forms/form.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const tones = {
  queued: "waiting",
  sending: "waiting",
  unknown: "waiting",
  sent: "good",
  delivered: "good",
  read: "good",
  failed: "bad",
} as const;

/** The cards and messages of a guest, the newest first, each with what became of it. */
export function SentMessages({ sends, name }: { sends: readonly GuestSend[]; name: string }) {
  const busy = useNavigation().formMethod === "POST";
  if (sends.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="messages">
      <h2 id="messages">Ses messages</h2>
      <ul className={`${kit.listReset} ${styles.lines}`}>
        {sends.map(
          ({ campaign_id: id, kind, label, channel, at: when, state, reason, ...send }) => {
            const isWritten = send.written_at !== null;
            return (
              <li key={id}>
                <Link
                  to={at(kind === "card" ? "card" : "guestMessage", { id })}
                  className={`${kit.tapTarget} ${words.bold}`}
                >
                  {label} · {channel.name}
                </Link>
                {send.text === null ? null : <span className={blocks.twoLines}>{send.text}</span>}
                <span className={`${kit.facts} ${words.note}`}>
                  <Badge tone={isWritten ? "good" : tones[state]}>
                    {isWritten ? writtenLabel : deliveryLabels[state]}
                  </Badge>{" "}
                  {dateAndTime(when)}
                  {reason && !isWritten ? <span>{reason}</span> : null}
                </span>
                {send.can.resend ? (
                  <Form method="post">
                    <input type="hidden" name="campaign" value={id} />
                    <Button
                      name="act"
                      value="resend"
                      variant="plain"
                      busy={busy}
                      aria-label={`Renvoyer à ${name} par ${channel.name}`}
                    >
                      {state === "unknown" ? "Renvoyer quand même" : "Renvoyer"}
                    </Button>
                  </Form>
                ) : null}
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
