import { discoveryLabels } from "@jdj/contract/reviews/discovery-channels";
import { reviewMessages } from "@jdj/contract/reviews/messages";
import type { Review } from "@jdj/contract/reviews/reviews";
import { longDate } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import { ReplyQuote } from "./reply-quote.tsx";
import styles from "./reviews.module.css";

type ReviewItemProps = {
  review: Review;
  provider: string;
  isDeleting: boolean;
  state: FormState | undefined;
};

const day = (instant: string) => longDate(instant.slice(0, 10));

/** A review: its author and ratings, the reply, and what the reader may do with it. */
export function ReviewItem({ review, provider, isDeleting, state }: ReviewItemProps) {
  const { id, can, reply } = review;
  return (
    <li id={`avis-${id}`} className={styles.review}>
      <ReviewText review={review} />
      {reply ? (
        <ReplyQuote
          title={`Réponse ${ofName(provider)}, le ${day(reply.created_at)}`}
          text={reply.description}
        />
      ) : null}
      {can.edit || can.delete ? (
        <p className={`${kit.wrap} ${styles.actions}`}>
          <a href="#noterprestataire">Modifier</a>
          <a href={`?supprimer=${id}#avis-${id}`} data-opens={`supprimer-${id}`}>
            Supprimer
          </a>
        </p>
      ) : null}
      {can.delete ? <Deletion id={id} opensItself={isDeleting} /> : null}
      {can.report ? <Report id={id} state={state} /> : null}
    </li>
  );
}

/** Author, date, ratings and text. */
export function ReviewText({ review }: { review: Review }) {
  const { customer, created_at, updated_at, global_mark, description, verified, contacted } =
    review;
  const ratings = [
    ["Professionnalisme", review.professionalism_mark],
    ["Qualité/prix", review.quality_price_ratio_mark],
    ["Recommandation", review.recommendation_mark],
  ] as const;
  return (
    <>
      <div className={`${kit.wrap} ${styles.author}`}>
        <p>
          <strong>
            {customer.given_names} {customer.last_name}
          </strong>
          <span>
            <time dateTime={created_at}>{day(created_at)}</time>
            {updated_at ? `, modifié le ${day(updated_at)}` : ""}
          </span>
        </p>
        <Stars mark={global_mark} />
      </div>
      <p className={`${kit.facts} ${styles.badges}`}>
        {verified ? (
          <Badge tone="good" icon={<Icon name="circle-check" size={16} />}>
            Prestation vérifiée
          </Badge>
        ) : contacted ? (
          <Badge icon={<Icon name="send" size={14} />}>A contacté</Badge>
        ) : null}
        <span>{discoveryLabels[review.discovery_channel]}</span>
      </p>
      {description ? (
        <p className={`${kit.narrow} ${words.breakAnywhere} ${words.preLine}`}>{description}</p>
      ) : null}
      <dl className={`${kit.wrap} ${styles.ratings}`}>
        {ratings.map(([label, mark]) => (
          <div className={`${kit.flex} ${kit.gapTight}`} key={label}>
            <dt className={words.secondary}>{label}</dt>
            <dd className={words.bold}>{mark} / 5</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Deletion({ id, opensItself }: { id: number; opensItself: boolean }) {
  return (
    <Dialog id={`supprimer-${id}`} title="Supprimer mon commentaire" opensItself={opensItself}>
      <p>{reviewMessages.confirmDeletion}</p>
      <DialogActions>
        <Form method="post">
          <input type="hidden" name="intent" value="delete-review" />
          <input type="hidden" name="review" value={id} />
          <Button variant="danger" wide>
            Oui
          </Button>
        </Form>
        <form method="dialog">
          <Button variant="plain" wide>
            Annuler
          </Button>
        </form>
      </DialogActions>
    </Dialog>
  );
}

function Report({ id, state }: { id: number; state: FormState | undefined }) {
  const name = `reason_${id}`;
  const errors = state?.errors[name];
  return (
    <details className={styles.report} open={errors !== undefined || undefined}>
      <summary>Signaler cet avis</summary>
      <Form method="post" noValidate>
        <input type="hidden" name="intent" value="report-review" />
        <input type="hidden" name="review" value={id} />
        <TextField
          name={name}
          label="Ce qui ne va pas"
          lines={2}
          maxLength={500}
          defaultValue={state?.values[name]}
          errors={errors}
          required
        />
        <Button variant="plain">Envoyer à notre équipe</Button>
      </Form>
    </details>
  );
}
