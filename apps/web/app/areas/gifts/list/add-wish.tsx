import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";
import { WishForm } from "./wish-form.tsx";

type AddWishProps = { eventId: number; state: FormState | undefined };

/** Adds a wish: something of the hosts' own, with its price. */
export function AddWish({ eventId, state }: AddWishProps) {
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="ajouter">
      <h2 id="ajouter">Ajouter un souhait à vous</h2>
      <div className={`${kit.card} ${styles.box}`}>
        <WishForm eventId={eventId} item={null} state={state} />
      </div>
    </section>
  );
}
