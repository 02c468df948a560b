import type { DeliveryFilter } from "@jdj/contract/campaigns/deliveries";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { useNavigation } from "react-router";
import { CancelSendDialog, cancelSendId } from "#app/areas/campaigns/detail/cancel-send-dialog.tsx";
import { Recipients } from "#app/areas/campaigns/detail/recipients.tsx";
import { Totals } from "#app/areas/campaigns/detail/totals.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import { audienceWords, type Choices } from "./audience-words.ts";
import { messageState } from "./message-state.ts";
import type { Message } from "./review-message.tsx";

type Listed = Awaited<ReturnType<Client["campaigns"]["deliveries"]["deliveriesByPage"]>>;

type SentProps = {
  message: Message;
  choices: Choices;
  sent: Listed & { filter: DeliveryFilter };
};

/** A message that has left, is planned or was cancelled: its text and the state of each delivery. */
export function SentMessage({ message, choices, sent }: SentProps) {
  const busy = useNavigation().formMethod === "POST";
  const { campaign, deliveries, filter, page, last_page: lastPage, sizes, resendable } = sent;
  const when = dateAndTime(message.scheduled_at ?? message.created_at);
  const { hasLeft } = messageState(message);
  return (
    <>
      {campaign.paused ? (
        <Note tone="warning">
          Envoi suspendu par notre équipe
          {campaign.paused.reason ? ` : ${campaign.paused.reason}` : ""}.{" "}
          <a href={at("contact")}>Nous écrire</a>
        </Note>
      ) : null}
      {message.status === "scheduled" ? (
        <Note>
          Ce message part le {when}, heure d’Abidjan, vers {count(message.total, "invité")}. Qui se
          désinscrit d’ici là ne le reçoit pas.
        </Note>
      ) : null}
      {message.status === "cancelled" ? (
        <Note>Cet envoi a été annulé&nbsp;: rien n’est parti.</Note>
      ) : null}
      {message.can.cancel ? (
        <div>
          <Button
            type="button"
            variant="plain"
            data-opens={cancelSendId}
            icon={<Icon name="x" size={20} />}
          >
            Annuler l’envoi
          </Button>
          <CancelSendDialog busy={busy}>
            Rien ne partira vers {count(message.total, "invité")}
            {campaign.units > 0 ? "\u00a0; le crédit pris vous est rendu" : ""}.
          </CancelSendDialog>
        </div>
      ) : null}
      {hasLeft ? (
        <Totals
          success={message.success}
          error={message.error}
          total={message.total}
          leaving={message.status === "sending"}
        />
      ) : null}
      <section className={kit.stack2} aria-labelledby="texte">
        <h2 className={words.text18} id="texte">
          {message.subject ?? "Le message"}
        </h2>
        <p className={blocks.quoted}>{message.body}</p>
        <p className={words.note}>
          {message.channel.name} · {when} · {audienceWords(message.audience, choices)}
        </p>
      </section>
      {hasLeft || message.status === "scheduled" ? (
        <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="destinataires">
          <h2 className={words.text18} id="destinataires">
            Destinataires
          </h2>
          <Recipients
            here={at("guestMessage", { id: message.id })}
            campaign={campaign}
            deliveries={deliveries}
            view={{ filter, page, lastPage, sizes, resendable }}
          />
        </section>
      ) : null}
    </>
  );
}
