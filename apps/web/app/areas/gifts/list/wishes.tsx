import type { OwnGiftItem } from "@jdj/contract/gifts/lists";
import { at } from "@jdj/contract/paths/addresses";
import { productPicture } from "@jdj/contract/products/drawing-address";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";
import { WishForm } from "./wish-form.tsx";

type WishesProps = {
  eventId: number;
  seed: string;
  items: readonly OwnGiftItem[];
  mayWrite: boolean;
  /** The result of a refused change of one of them. */
  state: FormState | undefined;
};

/** The wishes in their order, with how far each is given. */
export function Wishes({ eventId, seed, items, mayWrite, state }: WishesProps) {
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="souhaits">
      <h2 id="souhaits">Vos souhaits</h2>
      {items.length === 0 ? (
        <p>Votre liste est encore vide. Ajoutez un premier souhait ci-dessous.</p>
      ) : (
        <ol className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {items.map((item, place) => (
            <li key={item.id} className={`${kit.ruled} ${styles.wish}`}>
              <Picture item={item} />
              <div
                className={`${kit.stackTight} ${words.breakAnywhere} ${kit.itemsStart} ${styles.about}`}
              >
                <h3>{item.name}</h3>
                <p className={words.note}>
                  {item.quantity > 1
                    ? `${item.quantity} à ${fcfa(item.price)}, soit ${fcfa(item.price * item.quantity)}`
                    : fcfa(item.price)}
                </p>
                {item.article && !item.article.is_offered ? (
                  <Badge tone="waiting">N’est plus en vente</Badge>
                ) : null}
                <ProgressBar
                  percent={(item.taken_fcfa * 100) / (item.price * item.quantity)}
                  label={
                    item.free_fcfa === 0 ? "Offert en entier" : `Reste ${fcfa(item.free_fcfa)}`
                  }
                  seed={seed}
                  showsLabel
                  isThin
                />
              </div>
              {mayWrite ? (
                <WishActions
                  eventId={eventId}
                  item={item}
                  isFirst={place === 0}
                  isLast={place === items.length - 1}
                  state={state?.values.id === String(item.id) ? state : undefined}
                />
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Picture({ item }: { item: OwnGiftItem }) {
  if (item.article === null && item.image !== null)
    return (
      <img
        src={item.image}
        alt=""
        width={72}
        height={72}
        className={`${kit.placeCentre} ${styles.picture}`}
      />
    );
  if (item.article === null)
    return (
      <span className={`${kit.placeCentre} ${styles.picture}`} aria-hidden="true">
        <Icon name="gift" size={28} stroke={1.5} />
      </span>
    );
  const { id, kind } = item.article;
  return (
    <a href={at(kind === "product" ? "shoppingProduct" : "shoppingService", { id })}>
      <img
        src={productPicture(item.article)}
        alt={item.name}
        width={72}
        height={72}
        className={`${kit.placeCentre} ${styles.picture}`}
      />
    </a>
  );
}

type WishActionsProps = {
  eventId: number;
  item: OwnGiftItem;
  isFirst: boolean;
  isLast: boolean;
  state: FormState | undefined;
};

function WishActions({ eventId, item, isFirst, isLast, state }: WishActionsProps) {
  const busy = useNavigation().formData?.get("id") === String(item.id);
  const removal = `retirer-${item.id}`;
  const { id } = item;
  return (
    <div className={`${kit.facts} ${styles.actions}`}>
      <Form method="post" preventScrollReset className={kit.flex}>
        <input type="hidden" name="event_id" value={eventId} />
        <input type="hidden" name="id" value={id} />
        {isFirst ? null : (
          <Button variant="quiet" name="intent" value="up" busy={busy}>
            Monter<span className="visually-hidden">{`\u00a0: ${item.name}`}</span>
          </Button>
        )}
        {isLast ? null : (
          <Button variant="quiet" name="intent" value="down" busy={busy}>
            Descendre<span className="visually-hidden">{`\u00a0: ${item.name}`}</span>
          </Button>
        )}
      </Form>
      <Button type="button" variant="quiet" data-opens={removal}>
        Retirer<span className="visually-hidden">{`\u00a0: ${item.name}`}</span>
      </Button>
      <details className={styles.change} open={state !== undefined || undefined}>
        <summary className={kit.tapTarget}>
          Modifier<span className="visually-hidden">{`\u00a0: ${item.name}`}</span>
        </summary>
        <WishForm eventId={eventId} item={item} state={state} />
      </details>
      <ConfirmDialog
        id={removal}
        title="Retirer ce souhait"
        fields={{ intent: "remove", event_id: eventId, id }}
        busy={busy}
        keepsScroll
      >
        <p>
          {item.taken_fcfa > 0
            ? `${fcfa(item.taken_fcfa)} sont déjà offerts pour «\u00a0${item.name}\u00a0»\u00a0: ils vont à la cagnotte. Retirer ce souhait\u00a0?`
            : `Retirer «\u00a0${item.name}\u00a0» de votre liste\u00a0?`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
