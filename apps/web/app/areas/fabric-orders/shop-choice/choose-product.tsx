import { at } from "@jdj/contract/paths/addresses";
import { productDrawing, productPicture } from "@jdj/contract/products/drawing-address";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import type { FoundProducts } from "#app/areas/products/find-products.ts";
import { Form } from "#app/forms/form.tsx";
import { LONGEST_SEARCH } from "#app/http/search-query.ts";
import { Button } from "#app/ui/button.tsx";
import control from "#app/ui/control.module.css";
import { controlProps, Field } from "#app/ui/field.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./choose-product.module.css";
import type { ShopChoice } from "./load-shop-choice.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/**
 * « Choisir dans la boutique »: a search whose results appear while somebody types, and the article
 * that was chosen with its options. Without script it is a form and links.
 */
export function ChooseProduct({ choice }: { choice: ShopChoice }) {
  return (
    <div className={`${kit.card} ${kit.stack3} ${styles.choice}`}>
      {choice.product && choice.chosen ? <Chosen choice={choice} /> : <Search choice={choice} />}
    </div>
  );
}

function Search({ choice }: { choice: ShopChoice }) {
  const { found, message, type } = useTypedSearch(choice);
  const field = {
    name: "recherche",
    label: "Choisir dans la boutique",
    hint: "Le prix, les tailles et le vendeur viennent de l’article. Passez cette étape pour un pagne d’ailleurs.",
  };
  return (
    <>
      <Form
        method="get"
        className={`${kit.stack2} ${kit.alignEnd} ${kit.itemsStart} ${styles.search}`}
        preventScrollReset
        replace
      >
        <Field {...field}>
          <input
            {...controlProps(field)}
            type="search"
            defaultValue={choice.search}
            placeholder="Pagne wax, bazin, chemise…"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            className={control.control}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </Field>
        <Button variant="plain">Chercher</Button>
      </Form>
      <p role="status" className={`${words.secondary} ${styles.message}`}>
        {message ?? (found?.total === 0 ? marketplaceMessages.nothingFound : "")}
      </p>
      {found === null ? null : <Results found={found} />}
    </>
  );
}

function Results({ found: { list, total } }: { found: FoundProducts }) {
  if (total === 0) return null;
  return (
    <>
      <ul className={`${kit.oneColumn} ${kit.grid} ${styles.results}`}>
        {list.map(({ item: { id, name, image, price } }) => (
          <li key={id}>
            <Link
              to={`?article=${id}`}
              preventScrollReset
              replace
              className={`${kit.row3} ${styles.result}`}
            >
              <Picture path={image.split(";")[0] || productDrawing(id)} />
              <span>
                <b>{name}</b>
                <small>{fcfa(price)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > list.length ? (
        <p className={`${words.secondary} ${styles.message}`}>
          {count(total, "article")}
          {"\u00a0"}: écrivez un mot de plus pour trouver le vôtre.
        </p>
      ) : null}
    </>
  );
}

function Picture({ path }: { path: string }) {
  return <img src={path} alt="" width={56} height={56} className={styles.picture} />;
}

function Chosen({ choice: { product, options, chosen } }: { choice: ShopChoice }) {
  if (!product || !chosen) return null;
  const hasOnePrice = options.every(({ price }) => price === chosen.price);
  return (
    <>
      <p className={words.note}>Choisi dans la boutique</p>
      <div className={`${kit.row3} ${styles.chosen}`}>
        <Picture path={productPicture(product)} />
        <p>
          <b>{product.name}</b>
          <small>
            {fcfa(chosen.price)} · {product.seller}
          </small>
        </p>
      </div>
      {options.length > 1 ? (
        <ul className={kit.wrap2} aria-label="Couleur et taille">
          {options.map(({ variantId, label, price }) => (
            <li key={variantId}>
              <Link
                to={`?article=${product.id}&variante=${variantId}`}
                preventScrollReset
                replace
                className={styles.option}
                aria-current={variantId === chosen.variantId ? "true" : undefined}
              >
                {label || "Sans option"}
                {hasOnePrice ? null : <small>{fcfa(price)}</small>}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={`${words.secondary} ${styles.message}`}>
        Le prix est celui de la boutique. Ajoutez-y la couture ou la livraison si vous les
        collectez.
      </p>
      <p className={`${kit.wrap} ${styles.links}`}>
        <a href={at("shoppingProduct", { id: product.id })}>Voir l’article</a>
        <Link to="?article=0" preventScrollReset replace>
          Choisir autre chose
        </Link>
      </p>
    </>
  );
}
