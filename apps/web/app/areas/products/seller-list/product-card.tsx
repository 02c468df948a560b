import { at } from "@jdj/contract/paths/addresses";
import type { OwnProductRow } from "@jdj/contract/products/seller-products";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ProductName } from "#app/ui/product-name.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

const states = {
  online: { label: "En vente", tone: "good" },
  draft: { label: "Brouillon", tone: "waiting" },
  suspended: { label: "Retiré par notre équipe", tone: "bad" },
} as const;

/** What may still be ordered, in words. */
function stockOf({ kind, available, variants, day_capacity }: OwnProductRow): string {
  if (kind === "service") {
    const places = `${count(day_capacity ?? 1, "commande")} par jour`;
    return variants > 1 ? `${places} en ${variants} formules` : places;
  }
  const of = variants > 1 ? ` en ${variants} déclinaisons` : "";
  return available === 0 ? `Épuisé${of}` : `${available ?? 0} en stock${of}`;
}

/** One of the shop's products in its list. */
export function ProductCard({ product }: { product: OwnProductRow }) {
  const { id, name, image, price, old_price: oldPrice, category, state, low } = product;
  const reason = product.suspension_reason;
  return (
    <li className={`${kit.card} ${kit.row} ${styles.card}`}>
      {image === null ? (
        <span className={`${kit.placeCentre} ${styles.noPhoto}`}>
          <Icon name="photo" size={28} stroke={1.5} />
        </span>
      ) : (
        <img src={image} alt="" width={112} height={112} loading="lazy" />
      )}
      <div className={`${kit.stack1} ${kit.shrink}`}>
        <h2 className={words.text18}>
          <a href={at("proProduct", { id })} className={words.cardLink}>
            <ProductName name={name} />
          </a>
        </h2>
        <p>
          <strong>{fcfa(price)}</strong>
          {oldPrice === null ? null : (
            <>
              {" "}
              <s className={words.note}>
                <span className="visually-hidden">Ancien prix </span>
                {fcfa(oldPrice)}
              </s>
            </>
          )}
        </p>
        <p className={words.note}>
          {category} · {stockOf(product)}
        </p>
        <p className={`${kit.wrap} ${kit.gapTight}`}>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          {low ? <Badge tone="bad">Stock bas</Badge> : null}
        </p>
        {reason === null ? null : (
          <p className={`${words.breakAnywhere} ${words.preLine}`}>Motif&nbsp;: {reason}</p>
        )}
      </div>
    </li>
  );
}
