import type { ContributionRegister } from "@jdj/contract/contributions/register-shapes";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime, longDate } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { Fragment } from "react";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { contributions } = context.get(apiContext);
  return {
    name: event.name,
    register: await foundOrError(contributions.register.register({ eventId: event.id })),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** The register on paper: a line for each, where they sign, and the signatures of who answers for it. */
export default function PrintedRegisterPage({ loaderData }: Route.ComponentProps) {
  const { name, register, today } = loaderData;
  return (
    <>
      <Title>Registre des cotisations</Title>
      <div className={`${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
        <BackButton to={at("contributions")}>Cotisations</BackButton>
        <PrintButton />
      </div>
      <h1>Registre des cotisations</h1>
      {register === null ? (
        <LoadFailed address={at("contributionsPrint")} />
      ) : (
        <>
          <p className={words.secondary}>
            {name}, au {longDate(today)}
            {register.closed_at === null
              ? ""
              : `, clos par ${register.closed_by} le ${dateAndTime(register.closed_at)}`}
          </p>
          <Lines register={register} />
          <div className={styles.signatures}>
            <p>La trésorerie</p>
            <p>La deuxième personne</p>
          </div>
        </>
      )}
    </>
  );
}

function Lines({ register: { contributors, groups, totals } }: { register: ContributionRegister }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Nom</th>
          <th scope="col">Promis</th>
          <th scope="col">Reçu</th>
          <th scope="col">Reste</th>
          <th scope="col" className={styles.sign}>
            Signature
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ name, totals: own }) => (
          <Fragment key={name ?? ""}>
            <tr className={styles.group}>
              <th scope="rowgroup">{name ?? "Sans groupe"}</th>
              <Sums {...own} />
            </tr>
            {contributors
              .filter(({ group }) => group === name)
              .map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.name}</th>
                  <Sums {...one} />
                </tr>
              ))}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.group}>
          <th scope="row">Total</th>
          <Sums {...totals} />
        </tr>
      </tfoot>
    </table>
  );
}

type SumsProps = { pledged_fcfa: number; received_fcfa: number; left_fcfa: number };

/** The unit is said once, so that a phone has the width for three sums. */
function Sums({ pledged_fcfa, received_fcfa, left_fcfa }: SumsProps) {
  return (
    <>
      <td>{grouped(pledged_fcfa)}</td>
      <td>{grouped(received_fcfa)}</td>
      <td>{grouped(left_fcfa)}</td>
      <td className={styles.sign} />
    </>
  );
}
