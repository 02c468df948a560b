import { at } from "@jdj/contract/paths/addresses";
import { Outlet, useMatches } from "react-router";
import { ShopNavigation } from "#app/areas/products/navigation/shop-navigation.tsx";
import { apiContext } from "#app/http/context.ts";
import { textOf } from "#app/http/search-query.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/links/breadcrumbs.tsx";
import type { Route } from "./+types/shopping";
import styles from "./shopping.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { products } = context.get(apiContext);
  const categories = await products.categories.roots().catch(() => []);
  const [, categoryId = ""] = /^\/shopping\/category\/(\d+)/.exec(url.pathname) ?? [];
  const isProduct = /^\/shopping\/(product|service)\//.test(url.pathname);
  return { categories, categoryId, isProduct, search: textOf(url.searchParams, "search") };
}

/** The pages below Shopping that the page on screen is in, itself the last; none on the first page. */
function useCrumbs(): Crumb[] {
  const shown: unknown = useMatches().at(-1)?.loaderData;
  const isGiven = typeof shown === "object" && shown !== null && "crumbs" in shown;
  return isGiven && Array.isArray(shown.crumbs) ? shown.crumbs : [];
}

/** Within the public layout: the pages of the shop, under its navigation and a breadcrumb titled Shopping. */
export default function ShoppingLayout({ loaderData }: Route.ComponentProps) {
  const crumbs = useCrumbs();
  const last = crumbs.at(-1);
  const above = last ? [{ to: at("shopping"), label: "Shopping" }, ...crumbs.slice(0, -1)] : [];
  return (
    <>
      <div className={styles.navigation}>
        <ShopNavigation {...loaderData} />
      </div>
      <div className={`${styles.crumbs} ${last ? "" : styles.first}`}>
        <Breadcrumbs
          crumbs={[{ to: at("home"), label: "Accueil" }, ...above]}
          here={last?.label ?? "Shopping"}
        />
      </div>
      <Outlet />
    </>
  );
}
