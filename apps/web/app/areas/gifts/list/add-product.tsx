import type { ProductCard } from "@jdj/contract/products/products";
import { fcfa } from "@jdj/french/money";
import { useNavigation } from "react-router";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

type AddProductProps = {
  eventId: number;
  search: string;
  /** What the search found; null before one. */
  products: readonly ProductCard[] | null;
  state: FormState | undefined;
};

/** Searches the shop, and wishes what it finds at its present price. */
export function AddProduct({ eventId, search, products, state }: AddProductProps) {
  const busy = useNavigation().formData?.get("intent") === "article";
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="choisir">
      <h2 id="choisir">Choisir dans la boutique</h2>
      <div className={`${kit.card} ${styles.box}`}>
        {state ? (
          <ErrorNote>{Object.values(state.errors)[0]?.[0] ?? state.message}</ErrorNote>
        ) : null}
        <Form method="get" className={`${kit.stack4} ${styles.form}`} preventScrollReset>
          <TextField
            name="recherche"
            label="Chercher un article"
            placeholder="Service de table, drap, mixeur…"
            maxLength={80}
            defaultValue={search}
          />
          <div>
            <Button variant="plain">Chercher</Button>
          </div>
        </Form>
        {products === null ? null : products.length === 0 ? (
          <p role="status">Aucun article ne correspond à votre recherche</p>
        ) : (
          <ul>
            {products.map(({ id, name, price, image, seller }) => (
              <li key={id} className={`${kit.ruled} ${styles.wish}`}>
                {image === null ? (
                  <span className={`${kit.placeCentre} ${styles.picture}`} aria-hidden="true">
                    <Icon name="gift" size={28} stroke={1.5} />
                  </span>
                ) : (
                  <img
                    src={image}
                    alt=""
                    width={72}
                    height={72}
                    className={`${kit.placeCentre} ${styles.picture}`}
                  />
                )}
                <Form
                  method="post"
                  preventScrollReset
                  className={`${kit.stackTight} ${words.breakAnywhere} ${kit.itemsStart} ${styles.about}`}
                >
                  <input type="hidden" name="intent" value="article" />
                  <input type="hidden" name="event_id" value={eventId} />
                  <input type="hidden" name="article_id" value={id} />
                  <h3>{name}</h3>
                  <p className={words.note}>
                    {fcfa(price)} · {seller}
                  </p>
                  <span>
                    <Button variant="plain" busy={busy}>
                      Ajouter<span className="visually-hidden">{`\u00a0: ${name}`}</span>
                    </Button>
                  </span>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
