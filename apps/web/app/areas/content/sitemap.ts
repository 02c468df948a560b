import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { apiContext, visitorContext } from "#app/http/context.ts";
import type { Route } from "./+types/sitemap";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function entry(address: string, changedOn?: string): string {
  const loc = address.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  const lastmod = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
  return `<url><loc>${loc}</loc>${lastmod}</url>`;
}

/** The lists of the directory by trade, by town and by both, as far as somebody is in them. */
async function providerLists({ providers }: Client): Promise<string[]> {
  const having = <Row extends { providers_count: number }>(rows: readonly Row[]) =>
    rows.filter(({ providers_count: count }) => count > 0);
  const all = await providers.directory.list({});
  const trades = having(all.service_types);
  const inTrades = await Promise.all(
    trades.map(async ({ id: service }) => {
      const { towns } = await providers.directory.list({ service_type_id: service });
      return having(towns).map(({ id }) => `?service=${service}&commune=${id}`);
    }),
  );
  return [
    ...trades.map(({ id }) => `?service=${id}`),
    ...having(all.towns).map(({ id }) => `?commune=${id}`),
    ...inTrades.flat(),
  ].map((query) => at("providers") + query);
}

/** `/sitemap.xml`: every public page; pages whose call fails are left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitorContext);
  const api = context.get(apiContext);
  const { content, townHalls, products } = api;
  const [posts, halls, categories, shops, lists] = await Promise.all([
    content.blog.posts({ per_page: 24 }).catch(() => null),
    townHalls.townsNames().catch(() => null),
    products.categories.roots().catch(() => []),
    products.shops.list().catch(() => []),
    providerLists(api).catch(() => []),
  ]);
  const pages = [
    at("home"),
    at("welcome"),
    at("townHalls"),
    at("providers"),
    ...lists,
    at("packages"),
    at("shopping"),
    at("shoppingSupplier"),
    at("blog"),
    at("questions"),
    at("contact"),
    at("joyVisibility"),
    at("joyShop"),
    at("onboarding"),
    at("mobileApp"),
    at("newsletter"),
    at("terms"),
    at("privacy"),
    at("register"),
    at("signIn"),
    ...categories
      .flatMap(({ id, child }) => [id, ...child.map((one) => one.id)])
      .map((id) => at("shoppingCategory", { id })),
    ...shops.map(({ id }) => at("shoppingShop", { id })),
    ...(halls ?? []).map(({ id }) => at("townHall", { townId: id })),
  ].map((path) => entry(publicUrl + path));
  const articles = (posts?.data ?? []).map(({ slug, published_on }) =>
    entry(publicUrl + at("blogPost", { slug }), published_on),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...articles].join("")}</urlset>\n`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
