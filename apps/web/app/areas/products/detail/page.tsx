import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { drawingInColour, productDrawing } from "@jdj/contract/products/drawing-address";
import { QUESTIONS_SHOWN } from "@jdj/contract/products/limits";
import { marketplaceMessages } from "@jdj/contract/products/messages";
import type { Product } from "@jdj/contract/products/products";
import { PRODUCT_REVIEWS_SHOWN } from "@jdj/contract/reviews/product-reviews";
import { dateIn } from "@jdj/french/dates";
import { ofName } from "@jdj/french/names";
import { count } from "@jdj/french/plural";
import { data, redirect } from "react-router";
import { Prices } from "#app/areas/products/prices.tsx";
import { productAddress } from "#app/areas/products/product-address.ts";
import { ProductCard } from "#app/areas/products/product-card.tsx";
import { Questions } from "#app/areas/products/questions/questions.tsx";
import { WishHeart } from "#app/areas/products/wishes/wish-heart.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Stars } from "#app/ui/entry/stars.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { StructuredData } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { Delivery, Soonest } from "./delivery.tsx";
import { OrderForm } from "./order-form.tsx";
import styles from "./page.module.css";
import { Reviews } from "./reviews.tsx";
import { aboutProduct } from "./structured-data.ts";

export const handle: PageHandle = { page: "static", cachedBy: [] };

/** Other products of the category under the page. */
const MOST_SIMILAR = 4;

/** The product; null for one that is not listed, or not there. */
async function findProduct({ products }: Client, id: string) {
  if (!/^\d{1,15}$/.test(id)) return null;
  try {
    return await products.products.article({ id });
  } catch (error) {
    if (isRefusal(error, "not-found")) return null;
    throw error;
  }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const product = await findProduct(api, params.id);
  if (product === null)
    return data(
      {
        product,
        similar: [],
        reviews: [],
        questions: { data: [], total: 0 },
        crumbs: [],
        today: "",
      },
      { status: 404 },
    );
  const address = productAddress(product);
  if (address !== url.pathname) throw redirect(address, 301);
  const [{ data: others }, { data: reviews }, { data: questions, total }] = await Promise.all([
    api.products.products.list({ category_id: product.category.id, per_page: MOST_SIMILAR + 1 }),
    api.reviews.products.list({ id: product.id }),
    api.products.questions.list({ id: product.id }),
  ]);
  const { parent_category: parent, category } = product;
  const crumbs = [...(parent ? [parent] : []), category].map(({ id, name }) => ({
    to: at("shoppingCategory", { id }),
    label: name,
  }));
  return data({
    product,
    similar: others.filter(({ id }) => id !== product.id).slice(0, MOST_SIMILAR),
    reviews: reviews.slice(0, PRODUCT_REVIEWS_SHOWN),
    questions: { data: questions.slice(0, QUESTIONS_SHOWN), total },
    crumbs: [...crumbs, { to: address, label: product.name }],
    today: dateIn(new Date()),
  });
}

/** `/shopping/product/:id` and `/shopping/service/:id`: a product, its options and its seller. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, similar, reviews, questions, today } = loaderData;
  const { publicUrl } = useSite();
  if (product === null) return <Gone />;
  const { name, description, images, seller, category } = product;
  const drawn = { path: productDrawing(product.id), caption: `${name}, dessin` };
  const shown = images.length > 0 ? images : [drawn];
  return (
    <article className={styles.page}>
      <PublicHead
        title={`${name}, ${seller.name}`}
        description={description.replace(/\s+/g, " ").slice(0, 160) || name}
        path={productAddress(product)}
      />
      <StructuredData about={aboutProduct(product, publicUrl)} />
      <div className={`${kit.stack4} ${kit.shrink} ${kit.contentStart} ${styles.columns}`}>
        <div className={`${kit.shrink} ${styles.gallery}`}>
          <Carousel
            label={`Photos ${ofName(name)}`}
            slides={shown.map(({ path, caption }, index) => ({
              key: path,
              content: (
                <img
                  src={path}
                  alt={caption || `${name}, photo ${index + 1}`}
                  width={640}
                  height={640}
                  loading={index === 0 ? undefined : "lazy"}
                  decoding="async"
                  data-in-colours={inColours(path, product)}
                />
              ),
            }))}
          />
        </div>
        <div className={styles.main}>
          <header className={`${kit.stackTight} ${kit.shrink} ${kit.contentStart} ${styles.head}`}>
            <h1>{name}</h1>
            <div className={styles.price}>
              <Prices
                price={product.price}
                old={product.old_price}
                from={product.variants.some(({ price }) => price !== product.price)}
                follows
              />
              <WishHeart product={product} />
            </div>
            {product.mark === null ? null : (
              <a href="#avis" className={`${kit.iconLink} ${kit.fitWidth}`}>
                <Stars mark={product.mark} />
                {count(product.reviews_count, "avis", "avis")}
              </a>
            )}
            <p className={`${words.secondary} ${styles.seller}`}>
              Vendu par <a href={at("shoppingShop", { id: seller.id })}>{seller.name}</a>
            </p>
          </header>
          {product.demonstration ? (
            <p className={`${words.note} ${kit.row} ${kit.gapTight}`}>
              <Icon name="info-circle" size={18} />
              Un exemple, inventé pour la démonstration.
            </p>
          ) : null}
          <OrderForm product={product} today={today} />
          <Soonest product={product} />
        </div>
      </div>
      <div className={`${kit.stack7} ${styles.details}`}>
        <section aria-labelledby="description">
          <h2 id="description">Description</h2>
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <Delivery product={product} />
        <section aria-labelledby="vendeur">
          <h2 id="vendeur">Le vendeur</h2>
          <p>
            <strong>{seller.name}</strong>
            {seller.town ? ` · ${seller.town}` : ""}
          </p>
          {seller.presentation ? <p>{seller.presentation}</p> : null}
          <p className={`${kit.wrap} ${styles.links}`}>
            <a href={at("shoppingShop", { id: seller.id })}>Sa page et tous ses articles</a>
            {seller.in_directory ? (
              <a href={at("provider", { id: seller.id })}>Sa page de prestataire</a>
            ) : null}
          </p>
        </section>
      </div>
      <Reviews product={product} reviews={reviews} />
      <Questions product={product} questions={questions.data} total={questions.total} />
      {similar.length > 0 ? (
        <section aria-labelledby="autres" className={kit.stack4}>
          <h2 id="autres">Aussi dans {category.name}</h2>
          <div className={`${kit.stack3} ${kit.twoColumns} ${styles.cards}`}>
            {similar.map((one) => (
              <ProductCard key={one.id} product={one} isFirst={false} />
            ))}
          </div>
        </section>
      ) : null}
    </article>
  );
}

/** A drawing in the colour of each variant, by the variant's id; undefined for a photo. */
function inColours(path: string, { variants }: Product): string | undefined {
  const known = variants.flatMap(({ id, colour }) => {
    const drawing = colour === null ? null : drawingInColour(path, colour);
    return drawing === null ? [] : [[id, drawing]];
  });
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : undefined;
}

/** A product that was withdrawn, or never was. */
function Gone() {
  return (
    <div className={styles.gone}>
      <Title>Article introuvable</Title>
      <h1>Article introuvable</h1>
      <EmptyState
        sentence={marketplaceMessages.gone}
        seed="shopping-parti"
        action={
          <LinkButton to={at("shopping")} variant="plain" reloadDocument>
            Voir tous les articles
          </LinkButton>
        }
      />
      <Note>Si vous l’avez commandé, votre commande reste dans «&nbsp;Mes commandes&nbsp;».</Note>
    </div>
  );
}
