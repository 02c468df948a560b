import { at } from "@jdj/contract/paths/addresses";
import { Outlet } from "react-router";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import styles from "./shopping.module.css";

/** Within the public layout: the pages of the shop, under a breadcrumb titled Shopping. */
export default function ShoppingLayout() {
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ to: at("home"), label: "Accueil" }]} here="Shopping" />
      </div>
      <Outlet />
    </>
  );
}
