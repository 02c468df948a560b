import type { ReceivedGift } from "@jdj/contract/gifts/lists";
import { useNavigation } from "react-router";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./page.module.css";

type ThanksFormProps = { eventId: number; gift: ReceivedGift; state: FormState | undefined };

/** Thanks for a gift by one of the ways in which the giver can be reached. */
export function ThanksForm({ eventId, gift, state }: ThanksFormProps) {
  const busy = useNavigation().formData?.get("id") === String(gift.id);
  const field = bindFields(
    state,
    {
      text:
        gift.thanks ||
        `Cher ${gift.giver_name}, merci de tout cœur pour votre cadeau. Il nous touche beaucoup.`,
    },
    gift.id,
  );
  return (
    <details className={styles.change} open={state !== undefined || undefined}>
      <summary className={kit.tapTarget}>
        {gift.thanked_at === null ? "Remercier" : "Remercier de nouveau"}
        <span className="visually-hidden"> {gift.giver_name}</span>
      </summary>
      <Form method="post" className={`${kit.stack4} ${styles.form}`} noValidate preventScrollReset>
        <input type="hidden" name="intent" value="thank" />
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="id" value={gift.id} />
        {state ? <ErrorNote>{state.errors.by?.[0] ?? state.message}</ErrorNote> : null}
        <TextField label="Votre remerciement" lines={3} maxLength={1000} {...field("text")} />
        <div className={`${kit.facts} ${styles.actions}`}>
          {gift.giver_phone === null ? null : (
            <>
              <Button variant="plain" name="by" value="whatsapp" busy={busy}>
                WhatsApp
              </Button>
              <Button variant="plain" name="by" value="sms" busy={busy}>
                SMS
              </Button>
            </>
          )}
          {gift.giver_email === null || gift.thanked_by === "email" ? null : (
            <Button variant="plain" name="by" value="email" busy={busy}>
              E-mail
            </Button>
          )}
          <Button variant="quiet" name="by" value="spoken" busy={busy}>
            Remercié de vive voix
          </Button>
        </div>
      </Form>
    </details>
  );
}
