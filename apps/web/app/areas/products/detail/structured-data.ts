import { productDrawing } from "@jdj/contract/products/drawing-address";
import type { Product } from "@jdj/contract/products/products";
import { productAddress } from "#app/areas/products/product-address.ts";

/** A product as search engines read it: schema.org's `Product`, with its rating once it has one. */
export function aboutProduct(product: Product, publicUrl: string): Record<string, unknown> {
  const { id, name, description, images, price, stock, seller, mark, reviews_count } = product;
  return {
    "@type": "Product",
    name,
    description,
    image: publicUrl + (images[0]?.path ?? productDrawing(id)),
    category: product.category.name,
    offers: {
      "@type": "AggregateOffer",
      lowPrice: price,
      highPrice: Math.max(price, ...product.variants.map((variant) => variant.price)),
      priceCurrency: "XOF",
      offerCount: product.variants.length,
      availability: `https://schema.org/${stock === "out" ? "OutOfStock" : "InStock"}`,
      url: publicUrl + productAddress(product),
      seller: { "@type": "Organization", name: seller.name },
    },
    ...(mark === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: mark,
            reviewCount: reviews_count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
  };
}
