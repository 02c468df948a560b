import { at } from "@jdj/contract/paths/addresses";
import { packagePriceText } from "@jdj/contract/prices/price-unit";
import { count } from "@jdj/french/plural";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { requireProvider } from "#app/http/require-provider.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Permitted } from "#app/ui/permitted.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

export async function loader({ context }: Route.LoaderArgs) {
  requireProvider(context);
  return { packages: await context.get(apiContext).bookings.proPackages.list() };
}

/** `/pro/packages`: what the shop offers at a fixed price. */
export default function OwnPackages({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <>
      <Title>Packages</Title>
      <header className={`${kit.cluster3} ${kit.between}`}>
        <h1>Packages</h1>
        <Permitted need="catalogue:write">
          <LinkButton to={at("proNewPackage")} icon={<Icon name="plus" size={20} />} reloadDocument>
            Nouveau package
          </LinkButton>
        </Permitted>
      </header>
      {packages.length === 0 ? (
        <EmptyState
          sentence="Un package se réserve en deux gestes&nbsp;: un prix, une date. Créez le premier."
          seed="packages-vide"
        />
      ) : (
        <ul className={`${kit.stack4} ${kit.listReset} ${styles.cards}`}>
          {packages.map((own) => (
            <li key={own.id} className={`${kit.row4} ${kit.card} ${kit.relative} ${styles.card}`}>
              <img src={own.image} alt="" width={160} height={120} loading="lazy" />
              <div className={`${kit.stack1} ${kit.shrink} ${kit.itemsStart}`}>
                <h2 className={words.text18}>
                  <a href={at("proPackage", { id: own.id })} className={words.cardLink}>
                    {own.name}
                  </a>
                </h2>
                <p>{packagePriceText(own.price, own.price_unit)}</p>
                <p className={words.note}>
                  {count(own.capacity, "réservation")} par jour ·{" "}
                  {own.upcoming === 0 ? "aucune à venir" : `${own.upcoming} à venir`}
                </p>
                <Badge tone={own.is_published ? "good" : "waiting"}>
                  {own.is_published ? "Publié" : "Brouillon"}
                </Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
