import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { type FormEvent, lazy, Suspense, useRef } from "react";
import type { FormState } from "#app/forms/form-state.ts";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import { cardFactsForm } from "./card-facts-from.ts";
import { bodyOf, channelOf, formatOf, type StepProps, targetsOf } from "./draft.ts";
import type { DraftPicture } from "./draft-picture.ts";
import { sendForm } from "./send-form-id.ts";
import { TestSend } from "./test-send-button.tsx";

const SmsSender = lazy(() => import("./sms-sender.tsx"));

export type SendFormProps = StepProps & {
  brand: string;
  /** Today in Abidjan, `YYYY-MM-DD`: the earliest date of a scheduled campaign. */
  today: string;
  /** Whether the feast has an exact date, from which the day of a card may be counted. */
  mayFollow: boolean;
  /** Whether the campaign must be paid first. */
  pays: boolean;
  picture: DraftPicture | null;
  /** Whether the host confirmed that words may be missing. */
  withGaps: boolean;
  /** Posts the form without leaving the page. */
  submit: (form: FormData) => void;
  /** Why the last submission was refused. */
  refused: FormState | undefined;
};

/** The form that sends the card: sender, subject, date, and the draft in hidden fields. */
export function SendForm(props: SendFormProps) {
  const {
    draft,
    change,
    choices,
    brand,
    today,
    mayFollow,
    pays,
    picture,
    withGaps,
    submit,
    refused,
  } = props;
  const pressed = useRef<FormState | "first" | null>(null);
  const channel = channelOf(draft, choices);
  const isSentByUs = draft.channelId !== channelIds.social && draft.channelId !== channelIds.manual;

  function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press before the first response is ignored.
    if (pressed.current === (refused ?? "first")) return;
    pressed.current = refused ?? "first";
    const form = new FormData(event.currentTarget);
    const beside = document.querySelector<HTMLFormElement>(`#${cardFactsForm}`);
    for (const [name, value] of beside ? new FormData(beside) : []) form.set(name, value);
    if (picture) form.set("picture", picture.bytes, picture.name);
    submit(form);
  }

  return (
    <form
      id={sendForm}
      method="post"
      className={kit.stack5}
      onChange={({ currentTarget }) => {
        const fields = new FormData(currentTarget);
        const text = (name: string) => String(fields.get(name) ?? "");
        const sender = fields.has("sender") ? text("sender") : draft.sender;
        change({
          sender,
          subject: text("subject"),
          sendAt: text("send_at"),
          follows: fields.has("follows"),
          toAll: fields.has("to_all"),
        });
      }}
      onSubmit={leave}
    >
      <PostingAccountField />
      {draft.channelId === channelIds.sms ? (
        <Suspense>
          <SmsSender
            brand={brand}
            names={choices.senderNames ?? []}
            chosen={draft.sender}
            errors={refused?.errors.from}
          />
        </Suspense>
      ) : (
        <TextField
          name="sender"
          label="Expéditeur"
          hint={`Le nom que vos invités lisent\u00a0; ${brand} si vous le laissez vide.`}
          maxLength={60}
          placeholder={brand}
          defaultValue={draft.sender}
          errors={refused?.errors.from}
        />
      )}
      <TextField
        name="subject"
        label="Objet du message (facultatif)"
        maxLength={120}
        defaultValue={draft.subject}
        errors={refused?.errors.subject}
      />
      {isSentByUs ? (
        <TextField
          name="send_at"
          type="datetime-local"
          label="Envoyer plus tard (facultatif)"
          hint={`Heure d’Abidjan, à partir d’aujourd’hui ${today.split("-").reverse().join("/")}\u00a0; laissez vide pour envoyer maintenant.`}
          defaultValue={draft.sendAt}
          errors={refused?.errors.scheduled_at}
        />
      ) : null}
      {isSentByUs && mayFollow && draft.sendAt !== "" ? (
        <div className={kit.stack2}>
          <CheckboxField name="follows" defaultValue={draft.follows ? "1" : ""}>
            Déplacer cet envoi si la date de la fête change
          </CheckboxField>
          {draft.follows ? (
            <CheckboxField name="to_all" defaultValue={draft.toAll ? "1" : ""}>
              L’envoyer à tous les invités, même ajoutés d’ici là
            </CheckboxField>
          ) : null}
        </div>
      ) : null}
      <input type="hidden" name="idempotency_key" value={draft.key} />
      <input type="hidden" name="pays" value={pays ? "1" : ""} />
      <input type="hidden" name="with_gaps" value={withGaps ? "1" : ""} />
      <input type="hidden" name="channel_id" value={draft.channelId ?? ""} />
      <input type="hidden" name="message_category_id" value={draft.categoryId ?? ""} />
      <input
        type="hidden"
        name="message_model_id"
        value={draft.mode === "model" ? (draft.modelId ?? "") : ""}
      />
      <input type="hidden" name="message_design_id" value={picture ? "" : (draft.designId ?? "")} />
      <input type="hidden" name="body" value={bodyOf(draft, choices)} />
      <input type="hidden" name="body_format" value={formatOf(draft)} />
      <input type="hidden" name="tab" value={draft.guestIds.join(";")} />
      <input
        type="hidden"
        name="target"
        value={targetsOf(draft, choices)
          .map(({ id }) => id)
          .join(";")}
      />
      {channel && isSentByUs ? <TestSend channel={channel} /> : null}
    </form>
  );
}
