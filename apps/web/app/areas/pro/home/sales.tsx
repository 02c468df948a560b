import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { count } from "@jdj/french/plural";
import { LinkButton } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "#app/ui/pro.module.css";
import words from "#app/ui/words.module.css";

/** What a shop sells, at a glance. */
export async function loadSales({ products, orders }: Client) {
  const [counts, waiting] = await Promise.all([
    products.sellerProducts.counts(),
    orders.sellerOrders.counts(),
  ]);
  return { counts, waiting };
}

type SalesSummary = Awaited<ReturnType<typeof loadSales>>;

/** What remains to be done before the first sale; nothing once products are on sale. */
function nextStep({ counts }: SalesSummary): { to: string; label: string } | null {
  if (counts.zones === 0) return { to: at("proDelivery"), label: "Dire où je livre" };
  if (counts.all === 0) return { to: at("proNewProduct"), label: "Ajouter mon premier article" };
  if (counts.online === 0) return { to: at("proProducts"), label: "Mettre mes articles en vente" };
  return null;
}

/** The sales of a shop at a glance, and the next step to take. */
export function Sales({ sales }: { sales: SalesSummary }) {
  const { counts, waiting } = sales;
  const step = nextStep(sales);
  return (
    <section className={kit.stack4} aria-labelledby="ventes">
      <h2 id="ventes">Vos ventes</h2>
      <ul className={`${kit.card} ${kit.grid}`}>
        {waiting.ready + waiting.returns > 0 ? (
          <li className={`${kit.cluster} ${styles.row}`}>
            {waiting.ready > 0 ? (
              <a href={`${at("proOrders")}?voir=ready`} className={words.bold}>
                {count(waiting.ready, "commande prête à partir", "commandes prêtes à partir")}
              </a>
            ) : null}
            {waiting.returns > 0 ? (
              <a href={`${at("proOrders")}?voir=returns`}>{count(waiting.returns, "retour")}</a>
            ) : null}
          </li>
        ) : null}
        <li className={`${kit.cluster} ${styles.row}`}>
          <a href={at("proProducts")}>{count(counts.online, "article")} en vente</a>
          {counts.draft > 0 ? (
            <a href={`${at("proProducts")}?voir=draft`}>{count(counts.draft, "brouillon")}</a>
          ) : null}
          {counts.low > 0 ? (
            <a href={`${at("proProducts")}?voir=low`}>{counts.low} en stock bas</a>
          ) : null}
        </li>
      </ul>
      {step === null ? null : (
        <div>
          <LinkButton to={step.to} reloadDocument>
            {step.label}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
