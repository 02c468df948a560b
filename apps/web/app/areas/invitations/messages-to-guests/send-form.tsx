import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { MessagePreview } from "@jdj/contract/invitations/messages-to-guests";
import { useNavigation } from "react-router";
import { useFocusFirstError } from "#app/forms/focus-first-error.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./messages.module.css";

type SendFormProps = {
  channelId: number;
  preview: MessagePreview | null;
  /** Whether it must be paid first. */
  isDue: boolean;
  state: FormState | undefined;
};

/** Sends the message now, or at a time. */
export function SendForm({ channelId, preview, isDue, state }: SendFormProps) {
  const busy = useNavigation().formMethod === "POST";
  useFocusFirstError(state);
  const isManual = channelId === channelIds.manual;
  const isToPhones = channelId === channelIds.sms || channelId === channelIds.whatsapp;
  const errors = state?.errors.send_at ?? state?.errors.scheduled_at;
  const nowLabel = isDue
    ? "Payer et envoyer"
    : isManual
      ? "Écrire un par un"
      : "Envoyer maintenant";
  return (
    <Form method="post" className={`${kit.stack3} ${kit.oneColumn}`} noValidate>
      {preview ? (
        <>
          <input type="hidden" name="recipients" value={preview.recipients} />
          <input type="hidden" name="units" value={preview.price?.units ?? 0} />
        </>
      ) : null}
      <Button
        name="act"
        value="send"
        variant="card"
        wide
        busy={busy}
        icon={<Icon name="send" size={20} />}
      >
        {nowLabel}
      </Button>
      {isManual ? null : (
        <details className={`${kit.card} ${styles.later}`} open={errors !== undefined}>
          <summary>Prévoir l’envoi</summary>
          <div className={kit.stack3}>
            <TextField
              name="send_at"
              type="datetime-local"
              label="Jour et heure"
              hint={
                isToPhones ? "Heure d’Abidjan, entre 7\u00a0h et 21\u00a0h." : "Heure d’Abidjan."
              }
              {...(state && { defaultValue: state.values.send_at ?? "" })}
              {...(errors && { errors })}
            />
            <Button name="act" value="plan" variant="plain" busy={busy}>
              {isDue ? "Payer et prévoir" : "Prévoir"}
            </Button>
          </div>
        </details>
      )}
    </Form>
  );
}
