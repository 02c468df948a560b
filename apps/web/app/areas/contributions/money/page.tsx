import type { ContributionEntry } from "@jdj/contract/contributions/money";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { Withdrawals } from "#app/areas/fabric-orders/money/withdrawals.tsx";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { changeContributionMoney } from "./change-contribution-money.ts";

const labels: Record<ContributionEntry["kind"], (about: string | null) => string> = {
  payment: (name) => `Payé par ${name ?? "une personne retirée"}`,
  refund: (name) => `Rendu à ${name ?? "une personne retirée"}`,
  withdrawal: () => "Retrait",
  "withdrawal-back": () => "Retrait revenu",
};

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { contributions } = context.get(apiContext);
  return {
    eventId: event.id,
    isOwner: event.can.ownership === "write",
    money: await found(contributions.money.read({ eventId: event.id })),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeContributionMoney(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** The money of contributions by mobile money: what came in, what is left, and its withdrawal by two. */
export default function ContributionMoneyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, isOwner, money } = loaderData;
  const mayWithdraw = useMayWrite("money");
  const state = actionData ?? undefined;
  const isOfForm = /^(payout|confirm|number-.*)$/.test(state?.values.intent ?? "");
  return (
    <>
      <Title>L’argent des cotisations</Title>
      <BackButton to={at("contributions")}>Cotisations</BackButton>
      <h1>L’argent des cotisations</h1>
      {state && !isOfForm ? (
        <ErrorNote>{Object.values(state.errors)[0]?.[0] ?? state.message}</ErrorNote>
      ) : null}
      <Tiles
        variant="wide"
        tiles={[
          { label: "Ce qui reste", value: fcfa(Math.max(0, money.balance_fcfa)), tone: "good" },
          { label: "Reçu par mobile money", value: fcfa(money.collected_fcfa) },
          { label: "Retiré", value: fcfa(money.withdrawn_fcfa) },
        ]}
      />
      {money.cash_fcfa > 0 ? (
        <p className={words.note}>
          {fcfa(money.cash_fcfa)} de plus sont en espèces, dans les mains du comité{"\u00a0"}: ils
          ne passent pas par ce compte.
        </p>
      ) : null}
      {money.balance_fcfa < 0 ? (
        <Note tone="warning">
          {fcfa(-money.balance_fcfa)} ont été rendus alors qu’ils étaient déjà retirés. Ce qui entre
          ensuite les couvre d’abord.
        </Note>
      ) : null}
      <Withdrawals
        {...{ eventId, money, isOwner, mayWithdraw }}
        state={isOfForm ? state : undefined}
      />
      <Entries entries={money.entries} />
    </>
  );
}

/** Every entry of the account, the newest first. */
function Entries({ entries }: { entries: readonly ContributionEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={`${kit.stack3} ${kit.oneColumn}`} aria-labelledby="compte">
      <h2 id="compte">Le compte, ligne par ligne</h2>
      <ul className={`${kit.card} ${kit.listReset}`}>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`${kit.ruled} ${kit.row3} ${kit.between} ${kit.pad4} ${words.breakAnywhere}`}
          >
            <span>
              {labels[entry.kind](entry.about)}
              <span className={`${kit.block} ${words.note}`}>{dateAndTime(entry.at)}</span>
            </span>
            <strong className={words.nowrap}>
              {entry.amount_fcfa > 0 ? "+" : "−"}
              {"\u00a0"}
              {fcfa(Math.abs(entry.amount_fcfa))}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
