import { DISPUTE_TEXT_MAX } from "@jdj/contract/disputes/dispute-states";
import type { Dispute } from "@jdj/contract/disputes/shapes";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import styles from "./disputes.module.css";
import { PhotoField } from "./photo-field.tsx";

/** The answer of the other side of a dispute, once; works without script. */
export function AnswerForm({
  dispute,
  state,
}: {
  dispute: Dispute;
  state: Pick<FormState, "errors" | "values"> | undefined;
}) {
  const { id, can } = dispute;
  if (!can.answer) return null;
  const own = state?.values.dispute === String(id) ? state : undefined;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className={`${kit.stack3} ${styles.form}`}
    >
      <input type="hidden" name="dispute" value={id} />
      <TextField
        name="answer"
        label="Votre réponse"
        hint="Ce qui s’est passé, quand, avec qui. Le client et notre équipe la lisent."
        required
        lines={3}
        maxLength={DISPUTE_TEXT_MAX}
        scope={id}
        {...(own?.errors.answer ? { errors: own.errors.answer } : {})}
        {...(own?.values.answer ? { defaultValue: own.values.answer } : {})}
      />
      <PhotoField errors={own?.errors.photos} scope={id} />
      <Button name="intent" value="answer-dispute">
        Répondre
      </Button>
    </Form>
  );
}
