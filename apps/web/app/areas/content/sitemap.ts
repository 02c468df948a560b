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
  const trades = await providers.directory.offered();
  const towns = new Set(trades.flatMap(({ town_ids: ids }) => ids));
  return [
    ...trades.map(({ service_type_id: service }) => `?service=${service}`),
    ...[...towns].sort((a, b) => a - b).map((town) => `?commune=${town}`),
    ...trades.flatMap(({ service_type_id: service, town_ids: ids }) =>
      ids.map((town) => `?service=${service}&commune=${town}`),
    ),
  ].map((query) => at("providers") + query);
}

/** `/sitemap.xml`: every public page; pages whose call fails are left out. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(visitorContext);
  const api = context.get(apiContext);
  const { content, townHalls, products, eventPage } = api;
  const [posts, halls, categories, shops, lists, feasts] = await Promise.all([
    content.blog.posts({ per_page: 24 }).catch(() => null),
    townHalls.townsNames().catch(() => null),
    products.categories.roots().catch(() => []),
    products.shops.list().catch(() => []),
    providerLists(api).catch(() => []),
    eventPage.publicPages.listed().catch(() => []),
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
    ...feasts.map(({ path }) => path),
    ...(halls ?? []).map(({ id }) => at("townHall", { townId: id })),
  ].map((path) => entry(publicUrl + path));
  const articles = (posts?.data ?? []).map(({ slug, published_on }) =>
    entry(publicUrl + at("blogPost", { slug }), published_on),
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...pages, ...articles].join("")}</urlset>\n`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
