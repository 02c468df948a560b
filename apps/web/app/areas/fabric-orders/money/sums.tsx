import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { fcfa } from "@jdj/french/money";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";

/** What came in, what went out, what is left, and what is still owed. */
export function Sums({ money }: { money: FabricMoney }) {
  const { owed_fcfa: owed, cash_fcfa: cash } = money;
  return (
    <div className={`${kit.stack3} ${kit.oneColumn}`}>
      <Tiles
        look="wide"
        tiles={[
          { label: "Ce qui reste", figure: fcfa(Math.max(0, money.balance_fcfa)), tone: "good" },
          { label: "Collecté par mobile money", figure: fcfa(money.collected_fcfa) },
          { label: "Payé dans la boutique", figure: fcfa(money.bought_fcfa) },
          { label: "Retiré", figure: fcfa(money.withdrawn_fcfa) },
          {
            label: "Encore dû par les personnes",
            figure: fcfa(owed),
            tone: owed > 0 ? "attention" : undefined,
          },
        ]}
      />
      {cash > 0 ? (
        <p className={words.note}>
          {fcfa(cash)} de plus sont payés en espèces, au comité{"\u00a0"}: ils ne passent pas par ce
          compte.
        </p>
      ) : null}
    </div>
  );
}
