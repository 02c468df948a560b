import type { ReceivedOrder } from "@jdj/contract/orders/seller-orders";
import { fcfa } from "@jdj/french/money";
import { bindFields } from "#app/forms/bind-fields.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import pro from "#app/ui/pro.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";

const labels = {
  asked: "Le client veut rendre",
  accepted: "Retour accepté",
  refused: "Retour refusé",
};

/** What the buyer wants to give back, and the seller's answer. */
export function AskedReturn({
  order,
  state,
}: {
  order: ReceivedOrder;
  state: FormState | undefined;
}) {
  const { returned, can } = order;
  if (returned === null) return null;
  const field = bindFields(state);
  return (
    <section className={`${kit.card} ${kit.stack5} ${pro.box}`} aria-labelledby="retour">
      <h2 id="retour">{labels[returned.state]}</h2>
      {returned.lines.map(({ name, quantity }) => (
        <p key={name}>
          <strong>
            {quantity}&nbsp;× {name}
          </strong>
        </p>
      ))}
      <p>
        «&nbsp;{returned.reason}&nbsp;» · {fcfa(returned.amount)} à rendre
      </p>
      {returned.answer === "" ? null : (
        <p className={words.note}>Votre réponse&nbsp;: «&nbsp;{returned.answer}&nbsp;»</p>
      )}
      {can.answer_return ? (
        <Form method="post" noValidate className={`${kit.stack5} ${kit.narrow}`}>
          <TextField
            label="Votre réponse"
            hint="Où renvoyer l’article, ou pourquoi vous refusez."
            lines={3}
            maxLength={500}
            {...field("answer")}
          />
          <div className={kit.cluster2}>
            <Button name="intent" value="accept-return">
              Accepter et rembourser
            </Button>
            <Button variant="plain" name="intent" value="refuse-return">
              Refuser
            </Button>
          </div>
        </Form>
      ) : null}
      {can.restock ? (
        <Form method="post" className={kit.cluster2}>
          <p className={words.note}>
            L’article est revenu et peut être vendu&nbsp;? Il s’ajoute à votre stock.
          </p>
          <Button variant="plain" name="intent" value="restock">
            Remettre en stock
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
