import { colourSlug } from "@jdj/french/colours";
import { asc, eq, isNull, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { objectFor } from "../../../drawings/choose-object.ts";
import {
  drawProduct,
  drawProductSwatch,
  type ProductDrawing,
  productDrawing,
} from "../../../drawings/draw-product.ts";
import { drawingHeaders, followingHeaders } from "../../../drawings/svg-headers.ts";
import { productCategories } from "../categories/tables.ts";
import { products, productVariants } from "../products/tables.ts";

const file = /^(\d{1,7})(?:-([a-z-]{1,40}))?\.svg$/;
const ofProduct = /^dessin-([1-9]\d{0,14})(?:-([a-z-]{1,40}))?\.svg$/;

/** What is drawn of a product: its category, its name and its first colour. */
const readSubject = preparedQuery("article-drawing", (db, { id }: Values<{ id: number }>) =>
  db
    .select({
      name: products.name,
      category: productCategories.code,
      colour: sql<string | null>`(
        select variant.colour from ${productVariants} as variant
        where variant.article_id = ${products.id} and ${isNull(sql`variant.removed_at`)}
        order by ${asc(sql`variant.position`)}, variant.id limit 1)`,
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(eq(products.id, id)),
);

function draw(
  name: ProductDrawing,
  { seed, colour, isSwatch }: { seed: number; colour: string | null; isSwatch: boolean },
): string {
  return isSwatch && colour !== null
    ? drawProductSwatch(name, seed, colour)
    : drawProduct(name, seed, colour);
}

/**
 * Serves drawings of products: by name, seed and colour, which always give the same picture, and the
 * drawing of a product that has no picture. With `?coupon` a swatch of the colour.
 */
export function productDrawingRoutes({ db }: AppContext): Hono {
  return new Hono()
    .get("/api/v1/article-drawings/:name{[a-z0-9-]{1,30}}/:file", (c) => {
      const name = productDrawing(c.req.param("name"));
      const [, seed, colour = null] = file.exec(c.req.param("file")) ?? [];
      if (name === null || seed === undefined) return c.notFound();
      const isSwatch = c.req.query("coupon") !== undefined;
      return c.body(draw(name, { seed: Number(seed), colour, isSwatch }), 200, drawingHeaders);
    })
    .get("/files/articles/:name{dessin-[a-z0-9-]{1,60}\\.svg}", async (c) => {
      const [, id, wanted] = ofProduct.exec(c.req.param("name")) ?? [];
      const [subject] = id === undefined ? [] : await readSubject(db, { id: Number(id) });
      if (!subject) return c.notFound();
      const colour = wanted ?? (subject.colour === null ? null : colourSlug(subject.colour));
      // The last digit of a seed is the view.
      const seed = (Number(id) % 1_000_000_000) * 10;
      const isSwatch = c.req.query("coupon") !== undefined;
      const drawing = objectFor(subject.category, subject.name);
      return c.body(draw(drawing, { seed, colour, isSwatch }), 200, followingHeaders);
    });
}
