import type { CartLine } from "@jdj/contract/carts/cart";
import {
  onlyLeft,
  onlyPlaces,
  onlyPlacesTogether,
  orderMessages,
} from "@jdj/contract/orders/messages";
import { at } from "@jdj/contract/paths/addresses";
import { productPicture } from "@jdj/contract/products/drawing-address";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { controlProps, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProductName } from "#app/ui/product-name.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const productOf = ({ kind, article_id: id }: CartLine) =>
  kind === "service" ? at("shoppingService", { id }) : at("shoppingProduct", { id });

/** Why a line cannot be ordered as it is, in French. */
function problemOf({ problem, available, kind, places }: CartLine): string | null {
  if (problem === "gone") return "Cet article n’est plus proposé. Retirez-le pour commander.";
  if (problem === "out") return kind === "service" ? orderMessages.dayFull : orderMessages.soldOut;
  if (problem === "shared") return onlyPlacesTogether(places ?? 0);
  if (problem === "short") return places === null ? onlyLeft(available) : onlyPlaces(places);
  return problem === "day" ? orderMessages.dayPast : null;
}

/** One line of the cart: what it is, how many, for how much. */
export function CartLineRow({ line, error }: { line: CartLine; error: string | undefined }) {
  const problem = error ?? problemOf(line);
  const options = [line.size, line.colour, line.day === null ? null : longDate(line.day)];
  const field = {
    name: "quantity",
    label: "Quantité",
    scope: line.id,
    errors: problem === null ? undefined : [problem],
  };
  const hasMore = line.problem !== "gone";
  const most = Math.max(1, line.problem === "shared" ? line.quantity : line.available);
  return (
    <li className={`${kit.ruled} ${styles.line}`}>
      <img
        src={productPicture({ id: line.article_id, image: line.image })}
        alt=""
        width={96}
        height={96}
        className={styles.picture}
      />
      <div className={`${kit.stack1} ${kit.shrink}`}>
        <p className={`${words.breakAnywhere} ${words.bold}`}>
          {hasMore ? (
            <a href={productOf(line)}>
              <ProductName name={line.name} />
            </a>
          ) : (
            <ProductName name={line.name} />
          )}
        </p>
        {options.some(Boolean) ? (
          <p className={words.secondary}>{options.filter(Boolean).join(", ")}</p>
        ) : null}
        <p>
          {line.quantity > 1 ? `${line.quantity}\u00a0× ` : null}
          {fcfa(line.price)}
          {line.price === line.seen_price ? null : (
            <span className={`${words.bold} ${kit.block}`}>
              {" "}
              Prix {line.price > line.seen_price ? "augmenté" : "baissé"} depuis votre choix (
              {fcfa(line.seen_price)})
            </span>
          )}
        </p>
        <form method="post" action={at("shoppingCart")}>
          {/* Enter in the box sends what was typed, and no step. */}
          <button type="submit" hidden />
          <input type="hidden" name="id" value={line.id} />
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="note" value={line.note} />
          <Field {...field}>
            <span className={`${kit.row} ${styles.steps}`}>
              <button
                type="submit"
                name="step"
                value="-1"
                className={control.control}
                aria-label={`Un de moins\u00a0: ${line.name}`}
                disabled={line.quantity <= 1}
                formNoValidate
              >
                <Icon name="minus" size={20} />
              </button>
              <input
                {...controlProps(field)}
                type="number"
                inputMode="numeric"
                min={1}
                max={most}
                defaultValue={line.quantity}
                required
                className={`${control.control} ${styles.quantity}`}
              />
              <button
                type="submit"
                name="step"
                value="1"
                className={control.control}
                aria-label={`Un de plus\u00a0: ${line.name}`}
                disabled={line.quantity >= most}
                formNoValidate
              >
                <Icon name="plus" size={20} />
              </button>
              <Button variant="plain" className={styles.change}>
                Modifier
              </Button>
            </span>
          </Field>
        </form>
      </div>
      <div className={`${kit.row4} ${kit.between} ${kit.wholeRow} ${styles.end}`}>
        <strong>{fcfa(line.price * line.quantity)}</strong>
        <form method="post" action={at("shoppingCart")}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={line.id} />
          <input type="hidden" name="variant_id" value={line.variant_id} />
          <input type="hidden" name="day" value={line.day ?? ""} />
          <input type="hidden" name="quantity" value={line.quantity} />
          <input type="hidden" name="note" value={line.note} />
          <input type="hidden" name="name" value={line.name} />
          <Button
            variant="quiet"
            aria-label={`Retirer ${line.name}`}
            icon={<Icon name="trash" size={18} />}
          >
            Retirer
          </Button>
        </form>
      </div>
    </li>
  );
}
