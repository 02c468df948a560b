import { at } from "@jdj/contract/paths/addresses";
import { grouped } from "@jdj/french/money";
import { pricePerUnit } from "#app/areas/campaigns/price-per-unit.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

/** A channel and its remaining credit. */
export type CreditRow = { id: number; name: string; priceFcfa: number; credit: number };

/** What remains of each channel: green above zero, red at zero. */
export function ChannelCredit({ rows, mayBuy }: { rows: readonly CreditRow[]; mayBuy: boolean }) {
  return (
    <section aria-labelledby="restants" className={`${kit.stack3} ${kit.oneColumn}`}>
      <h2 id="restants">Messages restants</h2>
      <DataTable
        caption="Messages restants par canal"
        variant={{ plain: true, own: styles.channels }}
        columns={[
          { heading: "Canal", names: true, cell: ({ name }) => name },
          {
            heading: "Prix",
            numeric: true,
            cell: ({ id, priceFcfa }) =>
              priceFcfa === 0 ? "Gratuit" : pricePerUnit(id, priceFcfa),
          },
          { heading: "Restants", numeric: true, cell: (row) => <Remaining {...row} /> },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {mayBuy ? (
        <p>
          <LinkButton to={at("buyCredit")} variant="plain" icon={<Icon name="plus" size={20} />}>
            Acheter du crédit
          </LinkButton>{" "}
          <LinkButton
            to={at("senderNames")}
            variant="plain"
            icon={<Icon name="message-circle" size={20} />}
          >
            Noms d’expéditeur de vos SMS
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}

function Remaining({ priceFcfa, credit }: CreditRow) {
  const remains = priceFcfa === 0 || credit > 0;
  return (
    <span className={remains ? `${words.bold} ${words.green}` : words.errorText}>
      {priceFcfa === 0 ? "Illimité" : grouped(credit)}
    </span>
  );
}
