import type { FabricOrder } from "@jdj/contract/fabric-orders/orders";
import type { FormState } from "#app/forms/form-state.ts";
import kit from "#app/ui/kit.module.css";
import { Person } from "./person.tsx";

type PeopleProps = {
  eventId: number;
  order: FabricOrder;
  mayChange: boolean;
  /** The result of a refused change of one of them. */
  state: FormState | undefined;
};

/** The people of an order: first those who have not paid. */
export function People({ eventId, order, mayChange, state }: PeopleProps) {
  const unpaid = order.shares.filter(({ paid_by }) => paid_by === null);
  const paid = order.shares.filter(({ paid_by }) => paid_by !== null);
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="personnes">
      <h2 id="personnes">Les personnes</h2>
      {order.shares.length === 0 ? (
        <p>Personne n’est encore dans cette commande. Ajoutez-les ci-dessous.</p>
      ) : (
        <ul className={`${kit.card} ${kit.oneColumn} ${kit.grid}`}>
          {[...unpaid, ...paid].map((share) => (
            <Person
              key={share.id}
              eventId={eventId}
              sizes={order.sizes}
              share={share}
              isLeft={order.state === "sent" && share.paid_by !== null && !share.is_sent}
              mayChange={mayChange}
              state={state?.values.share_id === String(share.id) ? state : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
