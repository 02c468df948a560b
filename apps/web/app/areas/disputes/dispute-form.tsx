import {
  ANSWER_DAYS,
  DISPUTE_TEXT_MAX,
  type DisputeKind,
  disputeKindLabels,
} from "@jdj/contract/disputes/dispute-states";
import { dateAndTime } from "@jdj/french/dates";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./disputes.module.css";
import { PhotoField } from "./photo-field.tsx";

type DisputeFormProps = {
  /** What may be said now; nothing is shown for none. */
  kinds: readonly DisputeKind[];
  /** Until when the money is held; null where no day is known. */
  until: string | null;
  /** The provider or seller. */
  name: string;
  /** Fields that name what it is about, where the address does not. */
  id?: number;
  state?: Pick<FormState, "errors" | "values"> | undefined;
};

/** Says that something is wrong while its money is held; works without script. */
export function DisputeForm({ kinds, until, name, id, state }: DisputeFormProps) {
  if (kinds.length === 0) return null;
  const errors = state?.errors;
  const isOwn = id === undefined || state?.values.id === String(id);
  const shown = isOwn ? state?.values : undefined;
  return (
    <details className={`${kit.fullWidth} ${styles.report}`} open={isOwn && errors !== undefined}>
      <summary className={words.marker}>
        {kinds.map((kind) => disputeKindLabels[kind]).join(", ")}&nbsp;?
      </summary>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        className={`${kit.stack3} ${styles.form}`}
      >
        {id === undefined ? null : <input type="hidden" name="id" value={id} />}
        <p>
          L’argent est gelé. {name} vous répond dans les {ANSWER_DAYS}&nbsp;jours, puis notre équipe
          décide ce qui vous est rendu.
        </p>
        <p className={words.secondary}>
          {until === null
            ? "Possible tant que nous gardons l’argent."
            : `Possible jusqu’au ${dateAndTime(until)}.`}
        </p>
        <RadioGroup
          name="kind"
          label="Ce qui ne va pas"
          required
          scope={id}
          choices={kinds.map((value) => ({ value, label: disputeKindLabels[value] }))}
          {...(isOwn && errors?.kind ? { errors: errors.kind } : {})}
          {...(shown?.kind ? { defaultValue: shown.kind } : {})}
        />
        <TextField
          name="report"
          label="Ce qui s’est passé"
          required
          lines={3}
          maxLength={DISPUTE_TEXT_MAX}
          scope={id}
          {...(isOwn && errors?.reason ? { errors: errors.reason } : {})}
          {...(shown?.report ? { defaultValue: shown.report } : {})}
        />
        <PhotoField errors={isOwn ? errors?.photos : undefined} scope={id} />
        <Button variant="danger" name="intent" value="dispute">
          Envoyer le signalement
        </Button>
      </Form>
    </details>
  );
}
