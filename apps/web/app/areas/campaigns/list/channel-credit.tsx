import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./page.module.css";

/** A channel and its remaining credit. */
export type CreditRow = { id: number; name: string; priceFcfa: number; credit: number };

/** What remains of each channel: green above zero, red at zero. */
export function ChannelCredit({ rows, mayBuy }: { rows: readonly CreditRow[]; mayBuy: boolean }) {
  return (
    <section
      aria-labelledby="restants"
      className={`${kit.stack3} ${kit.oneColumn} ${styles.credit}`}
    >
      <h2 id="restants">Messages restants</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Canal</th>
            <th scope="col">Prix</th>
            <th scope="col">Restants</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, priceFcfa, credit }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{priceFcfa === 0 ? "Gratuit" : pricePerUnit(id, priceFcfa)}</td>
              <td className={priceFcfa === 0 || credit > 0 ? styles.good : styles.bad}>
                {priceFcfa === 0 ? "Illimité" : grouped(credit)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayBuy ? (
        <p>
          <LinkButton to={at("buyCredit")} look="plain" icon={<Icon name="plus" size={20} />}>
            Acheter du crédit
          </LinkButton>{" "}
          <LinkButton
            to={at("senderNames")}
            look="plain"
            icon={<Icon name="message-circle" size={20} />}
          >
            Noms d’expéditeur de vos SMS
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}
