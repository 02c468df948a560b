import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { MESSAGE_MAX } from "@jdj/contract/invitations/message-limits";
import type { Audience } from "@jdj/contract/invitations/messages-to-guests";
import { useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { AudienceFields } from "./audience-fields.tsx";
import { boxesOf } from "./audience-from.ts";
import type { Choices } from "./audience-words.ts";
import { ChannelFields } from "./channel-fields.tsx";
import { CountPanel } from "./count-panel.tsx";
import styles from "./messages.module.css";
import type { ComposeState } from "./save-message.ts";
import { useCount } from "./use-count.ts";

/** What the form begins with. */
interface MessageDraft {
  audience: Audience;
  channelId: number;
  subject: string;
  body: string;
  /** Made once per page, so that two presses save one message. */
  key: string;
}

type MessageFormProps = { choices: Choices; draft: MessageDraft; state: ComposeState | undefined };

/** The placeholders that are offered; all those of cards are read. */
const offered = [
  "[prénoms]",
  "[nom]",
  "[événement]",
  "[date de la cérémonie]",
  "[lieu de la cérémonie]",
  "[lien]",
] as const;

/** The form of a message: to whom, by which channel, and its text, counted while it is typed. */
export function MessageForm({ choices, draft, state }: MessageFormProps) {
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);
  const { counted, count } = useCount(state?.preview ?? null);
  const [channelId, setChannelId] = useState(
    Number(state?.values.channel_id ?? draft.channelId) || channelIds.email,
  );
  const form = useRef<HTMLFormElement>(null);
  const value = (name: "subject" | "body" | "key") => state?.values[name] ?? draft[name];
  const isShownAgain = state !== undefined && Object.keys(state.values).length > 0;
  const ticked = isShownAgain ? state.values : boxesOf(draft.audience);
  const isRefused = state !== undefined && state.message !== "";

  function change() {
    if (form.current === null) return;
    setChannelId(Number(new FormData(form.current).get("channel_id")));
    count(form.current);
  }

  function insert(placeholder: string) {
    const text = form.current?.elements.namedItem("body");
    if (!(text instanceof HTMLTextAreaElement)) return;
    text.setRangeText(placeholder, text.selectionStart, text.selectionEnd, "end");
    text.focus();
    change();
  }

  return (
    <Form
      method="post"
      ref={form}
      className={`${kit.stack5} ${styles.form}`}
      onInput={change}
      noValidate
    >
      <input type="hidden" name="key" value={value("key")} />
      {isRefused ? <ErrorNote>{state.message}</ErrorNote> : null}
      <AudienceFields choices={choices} ticked={ticked} errors={state?.errors.audience} />
      <ChannelFields
        channels={counted.preview?.channels ?? choices.channels}
        chosen={String(channelId)}
        errors={state?.errors.channel_id}
      />
      {channelId === channelIds.email ? (
        <TextField
          name="subject"
          label="Objet de l’e-mail (facultatif)"
          maxLength={120}
          defaultValue={value("subject")}
          {...(state?.errors.subject && { errors: state.errors.subject })}
        />
      ) : (
        <input type="hidden" name="subject" value={value("subject")} />
      )}
      <div className={kit.stack2}>
        <TextField
          name="body"
          label="Votre message"
          hint="Ce qui est entre crochets devient propre à chaque invité."
          lines={7}
          maxLength={MESSAGE_MAX}
          placeholder="Bonjour [prénoms], la réception change de salle…"
          required
          defaultValue={value("body")}
          {...(state?.errors.body && { errors: state.errors.body })}
        />
        <noscript>
          <p className={words.note}>Repères&nbsp;: {offered.join(", ")}</p>
        </noscript>
        <ul
          className={`${kit.listReset} ${kit.wrap2} ${kit.scripted} ${styles.marks}`}
          aria-label="Repères"
        >
          {offered.map((placeholder) => (
            <li key={placeholder}>
              <button type="button" onClick={() => insert(placeholder)}>
                {placeholder}
              </button>
            </li>
          ))}
        </ul>
        <p className={words.note}>[lien] ouvre la carte de l’invité.</p>
      </div>
      <CountPanel counted={counted} channelId={channelId} />
      <div className={kit.wrap3}>
        <Button name="act" value="save" variant="card" busy={busy}>
          Continuer
        </Button>
        <Button name="act" value="count" variant="plain" busy={busy}>
          Recompter
        </Button>
      </div>
    </Form>
  );
}
