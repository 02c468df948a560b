import { discoveryChannels, discoveryLabels } from "@jdj/contract/reviews/discovery-channels";
import { LONGEST_REVIEW } from "@jdj/contract/reviews/limits";
import type { Review } from "@jdj/contract/reviews/reviews";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { StarsField } from "#app/ui/entry/stars.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./reviews.module.css";

type ReviewFormProps = {
  /** The reader's own review, to be changed; null before. */
  own: Review | null;
  state: FormState | undefined;
};

const ratings = [
  ["professionalism_mark", "Professionnalisme"],
  ["quality_price_ratio_mark", "Rapport qualité/prix"],
  ["recommendation_mark", "Le recommandez-vous\u00a0?"],
] as const;

/** The form of a review. Links to rate a provider lead to its anchor. */
export function ReviewForm({ own, state }: ReviewFormProps) {
  return (
    <section
      id="noterprestataire"
      className={`${kit.stack4} ${kit.outlined} ${styles.rate}`}
      aria-labelledby="noter"
    >
      <h2 id="noter">{own ? "Modifier mon avis" : "Noter le prestataire"}</h2>
      {own ? null : (
        <p className={words.note}>
          Votre avis dit si le prestataire vous a servi ou répondu, et compte davantage dans sa
          note.
        </p>
      )}
      <Fields own={own} state={state} />
    </section>
  );
}

function Fields({ own, state }: Pick<ReviewFormProps, "own" | "state">) {
  const field = bindFields(
    state,
    own
      ? {
          professionalism_mark: String(own.professionalism_mark),
          quality_price_ratio_mark: String(own.quality_price_ratio_mark),
          recommendation_mark: String(own.recommendation_mark),
          discovery_channel: own.discovery_channel,
          description: own.description,
        }
      : {},
  );
  const written = field("description").defaultValue?.length ?? 0;
  return (
    <Form method="post" noValidate className={`${kit.stack5} ${kit.oneColumn} ${styles.form}`}>
      {state ? <ErrorNote>{state.message}</ErrorNote> : null}
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="review" value={own?.id ?? ""} />
      <div className={styles.stars}>
        {ratings.map(([name, label]) => (
          <StarsField key={name} label={label} required {...field(name)} />
        ))}
      </div>
      <SelectField
        label="Comment l’avez-vous connu&nbsp;?"
        required
        choices={discoveryChannels.map((value) => ({ value, label: discoveryLabels[value] }))}
        {...field("discovery_channel")}
      />
      <div data-counts={LONGEST_REVIEW}>
        <TextField
          label="Votre avis"
          hint={`${LONGEST_REVIEW} caractères au plus.`}
          lines={4}
          {...field("description")}
        />
        <p className={`${words.note} ${styles.counter}`}>
          <output data-count>{written}</output> / {LONGEST_REVIEW}
        </p>
      </div>
      <Button>{own ? "Enregistrer mon avis" : "Publier mon avis"}</Button>
    </Form>
  );
}
