import { at } from "@jdj/contract/paths/addresses";
import { productDrawing, swatchAddress } from "@jdj/contract/products/drawing-address";
import type { Product } from "@jdj/contract/products/products";
import { dateAfter, shortDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { Note } from "#app/ui/error-note.tsx";
import { controlProps, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./order-form.module.css";

type Variant = Product["variants"][number];

/** The units that a cart takes of one line. */
const MOST_UNITS = 999;

/**
 * Puts the product into the cart: a plain form, which the cart's page reads. Its options are the
 * variants that are left, a date for a service, and how many.
 */
export function OrderForm({ product, today }: { product: Product; today: string }) {
  const { variants, stock, item_type: type } = product;
  const isService = type === "service";
  if (stock === "out")
    return (
      <div className={styles.form}>
        <Note tone="warning">Épuisé pour le moment. Revenez bientôt, ou demandez au vendeur.</Note>
      </div>
    );
  const first = variants.find((one) => one.stock !== "out");
  const hasOptions = variants.length > 1 || first?.size !== null || first?.colour !== null;
  return (
    <form method="post" action={at("shoppingCart")} className={styles.form}>
      <input type="hidden" name="intent" value="add" />
      {hasOptions ? (
        <Options product={product} first={first?.id ?? 0} />
      ) : (
        <input type="hidden" name="variant_id" value={first?.id ?? ""} />
      )}
      {isService ? <DayField earliest={dateAfter(today, product.notice_days, "days")} /> : null}
      <div className={`${kit.stack3} ${styles.row}`}>
        <QuantityField most={isService ? MOST_UNITS : mostOf(variants)} />
        <Button icon={<Icon name="shopping-cart" size={20} />} className={styles.add}>
          Ajouter au panier
        </Button>
      </div>
      {hasOptions ? null : <Stock variant={first} isService={isService} />}
    </form>
  );
}

/** No more than is left of a variant, where that is known. */
function mostOf(variants: readonly Variant[]): number {
  const left = variants.map((one) => (one.stock === "in" ? MOST_UNITS : (one.left ?? 0)));
  return Math.max(1, ...left);
}

function Stock({ variant, isService }: { variant: Variant | undefined; isService: boolean }) {
  if (isService || !variant) return null;
  return (
    <p className={variant.left === null ? `${words.green} ${styles.in}` : styles.few}>
      <Icon name={variant.left === null ? "circle-check" : "clock"} size={18} />
      {variant.left === null ? "En stock" : `Plus que ${variant.left} en stock`}
    </p>
  );
}

/** The sizes and colours: one group for each colour. Those of a service are called « formules ». */
function Options({ product, first }: { product: Product; first: number }) {
  const { variants, images } = product;
  const isService = product.item_type === "service";
  const picture = images[0]?.path ?? productDrawing(product.id);
  const haveOnePrice = new Set(variants.map(({ price }) => price)).size === 1;
  const colours = [...new Set(variants.map(({ colour }) => colour))];
  const hasSizes = variants.some(({ size }) => size !== null);
  const groups = hasSizes ? colours : [null];
  return groups.map((colour) => {
    const shown = hasSizes ? variants.filter((one) => one.colour === colour) : variants;
    const sizes = `Taille${colour === null ? "" : `, ${colour}`}`;
    const title = isService ? "Formule" : hasSizes ? sizes : "Couleur";
    return (
      <fieldset key={colour ?? ""} className={styles.options}>
        <legend>
          {colour === null ? null : <Swatch picture={picture} colour={colour} />}
          {title}
        </legend>
        <div className={kit.wrap2}>
          {shown.map((variant) => (
            <label key={variant.id} className={styles.option}>
              <input
                type="radio"
                name="variant_id"
                value={variant.id}
                data-price={variant.price}
                required
                disabled={variant.stock === "out"}
                defaultChecked={variant.id === first}
              />
              <span className={kit.control}>
                {hasSizes || variant.colour === null ? null : (
                  <Swatch picture={picture} colour={variant.colour} />
                )}
                {(hasSizes ? variant.size : variant.colour) ?? "Unique"}
                {haveOnePrice ? null : <small>{fcfa(variant.price)}</small>}
                {variant.stock === "out" ? (
                  <small>Épuisé</small>
                ) : variant.left === null ? null : (
                  <small>{`Plus que ${variant.left}`}</small>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

/** A swatch cut from the cloth that the drawing shows; nothing beside a photo. */
function Swatch({ picture, colour }: { picture: string; colour: string }) {
  const address = swatchAddress(picture, colour);
  return address === null ? null : (
    <img src={address} alt="" width={40} height={40} className={styles.swatch} />
  );
}

/** The day of a service, from the earliest one on; the cart checks it again. */
function DayField({ earliest }: { earliest: string }) {
  const field = {
    name: "day",
    label: "Date de la prestation",
    required: true,
    hint: `À partir du ${shortDate(earliest)}`,
  };
  return (
    <Field {...field}>
      <input {...controlProps(field)} type="date" min={earliest} className={control.control} />
    </Field>
  );
}

function QuantityField({ most }: { most: number }) {
  const field = { name: "quantity", label: "Quantité" };
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        defaultValue={1}
        required
        className={control.control}
      />
    </Field>
  );
}
