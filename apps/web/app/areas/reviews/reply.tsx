import { LONGEST_REPLY } from "@jdj/contract/reviews/limits";
import reviewStyles from "#app/areas/reviews/reviews.module.css";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** The form of a provider's reply to a review. */
export function Reply({
  id,
  reply,
  state,
}: {
  id: number;
  /** The one that is shown; null without. */
  reply: string | null;
  state: FormState | undefined;
}) {
  const name = `reply_${id}`;
  const errors = state?.errors[name];
  return (
    <details className={reviewStyles.report} open={errors !== undefined || undefined}>
      <summary>{reply === null ? "Répondre" : "Modifier ma réponse"}</summary>
      <Form method="post" noValidate>
        <input type="hidden" name="review" value={id} />
        <TextField
          name={name}
          label="Votre réponse"
          hint={`${LONGEST_REPLY} caractères au plus.`}
          lines={3}
          defaultValue={state?.values[name] ?? reply ?? undefined}
          errors={errors}
        />
        <Button variant="plain">Publier la réponse</Button>
      </Form>
    </details>
  );
}
