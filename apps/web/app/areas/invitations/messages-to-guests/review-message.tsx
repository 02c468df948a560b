import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { Client } from "@jdj/contract/client";
import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { Form as GetForm, Link, useNavigation } from "react-router";
import { PricePanel, PriceWarnings } from "#app/areas/campaigns/new/price-panel.tsx";
import { PlanStepForm } from "#app/areas/invitations/message-sequence/plan-step-form.tsx";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import { audienceWords, type Choices } from "./audience-words.ts";
import styles from "./messages.module.css";
import { SendForm } from "./send-form.tsx";

export type Message = Awaited<ReturnType<Client["invitations"]["guestMessages"]["message"]>>;

type ReviewProps = {
  message: Message;
  choices: Choices;
  preview: MessagePreview | null;
  state: FormState | undefined;
};

/** A message before it leaves: how a guest reads it, whom it reaches, its price, and the buttons. */
export function ReviewMessage({ message, choices, preview, state }: ReviewProps) {
  const busy = useNavigation().formMethod === "POST";
  const { hidden } = useWording();
  const { channel, id } = message;
  const reach = preview?.channels.find((one) => one.id === channel.id);
  const price = preview?.price ?? null;
  const isPlannable =
    channel.id !== channelIds.manual &&
    message.status === "draft" &&
    !hidden.includes("message-sequence");
  return (
    <div className={styles.columns}>
      <div className={`${kit.stack5} ${kit.oneColumn}`}>
        {message.status === "awaiting-payment" ? (
          <Note>Ce message part dès que son paiement est confirmé.</Note>
        ) : null}
        <section className={kit.stack2} aria-labelledby="qui">
          <h2 className={words.text18} id="qui">
            {count(reach?.reached ?? 0, "invité")} par {channel.name}
          </h2>
          <p>{audienceWords(message.audience, choices)}</p>
          {preview ? <LeftOut preview={preview} /> : null}
        </section>
        <section className={kit.stack3} aria-labelledby="lu">
          <h2 className={words.text18} id="lu">
            {preview?.sample ? `Ce que lira ${preview.sample.name}` : "Le message"}
          </h2>
          {message.subject ? <p className={words.bold}>{message.subject}</p> : null}
          <p className={blocks.quoted}>{preview?.sample?.text ?? message.body}</p>
          {preview && preview.guests.length > 1 ? (
            <GetForm method="get" className={styles.reader} preventScrollReset>
              <SelectField
                key={preview.sample?.guest_id}
                name="invite"
                label="Lire comme un autre invité"
                choices={preview.guests.map((guest) => ({
                  value: String(guest.id),
                  label: guest.name,
                }))}
                defaultValue={String(preview.sample?.guest_id ?? "")}
              />
              <Button variant="plain">Voir</Button>
            </GetForm>
          ) : null}
        </section>
      </div>
      <div className={`${kit.stack4} ${kit.oneColumn}`}>
        {price ? (
          <>
            {price.unit_fcfa === 0 ? <p className={words.bold}>Cet envoi est gratuit.</p> : null}
            <PricePanel
              price={price}
              channel={{
                ...channel,
                colour: "",
                open: true,
                priceFcfa: price.unit_fcfa,
                credit: price.credit,
              }}
              asking={false}
            />
            <PriceWarnings price={{ ...price, unreachable: [] }} />
          </>
        ) : (
          <CannotLeave isStep={message.step !== null} />
        )}
        {message.can.send ? (
          <>
            {price === null && message.step ? null : (
              <SendForm
                channelId={channel.id}
                preview={preview}
                isDue={price !== null && !price.covered}
                state={state}
              />
            )}
            {isPlannable ? <PlanStepForm step={message.step} state={state} /> : null}
            <Form method="post" className={kit.wrap3}>
              <Button name="act" value="test" variant="plain" busy={busy}>
                M’envoyer un essai
              </Button>
              <LinkButton
                to={at("editGuestMessage", { id })}
                variant="plain"
                icon={<Icon name="pencil" size={20} />}
              >
                Modifier
              </LinkButton>
              <Button type="button" variant="quiet" data-opens="abandon">
                Abandonner
              </Button>
            </Form>
            <ConfirmDialog
              id="abandon"
              title={"Abandonner ce message\u00a0?"}
              fields={{ act: "cancel" }}
              yes="Oui, l’abandonner"
              no="Non, le garder"
              busy={busy}
            >
              <p>Rien n’est parti, et rien ne partira.</p>
            </ConfirmDialog>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** That a message has nobody to go to, or cannot leave. @param isStep whether it is counted from the feast */
function CannotLeave({ isStep }: { isStep: boolean }) {
  return isStep ? (
    <Note>
      Aujourd’hui, ce message ne concerne personne. Prévu depuis la date de la fête, il part à qui
      il concerne ce jour-là.
    </Note>
  ) : (
    <Note tone="warning">
      Ce message ne peut pas partir ainsi&nbsp;: relisez les invités, le canal et le texte.
    </Note>
  );
}

/** Those whom the channel does not reach, why, and where to mend it. */
function LeftOut({ preview }: { preview: MessagePreview }) {
  const { left_out: leftOut, recipients } = preview;
  if (leftOut.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary className={words.marker}>
        {count(leftOut.length, "invité")} sur {recipients} ne{" "}
        {leftOut.length > 1 ? "recevront" : "recevra"} rien&nbsp;: voir pourquoi
      </summary>
      <ul className={`${kit.listReset} ${styles.leftOut}`}>
        {leftOut.map(({ guest_id: eventGuestId, name, reason }) => (
          <li key={eventGuestId}>
            <span className={kit.shrink}>
              {name}
              <span className={`${words.note} ${kit.block}`}>{reason}</span>
            </span>
            <Link to={at("editGuest", { eventGuestId })} className={kit.tapTarget}>
              Compléter<span className="visually-hidden"> {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
