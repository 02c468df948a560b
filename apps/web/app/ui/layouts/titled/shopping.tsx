import { Outlet } from "react-router";
import { at } from "../../../addresses.ts";
import { Breadcrumbs } from "../../ways/breadcrumbs.tsx";
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
