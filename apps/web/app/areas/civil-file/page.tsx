import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import type { Route } from "./+types/page";
import { changeCivilFile } from "./change-civil-file.ts";
import { asks } from "./file-address.ts";
import { hallChoices } from "./hall-choices.ts";
import { HallForm } from "./hall-form.tsx";
import styles from "./page.module.css";
import { StartedFile } from "./started-file.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { civilFile, townHalls } = context.get(apiContext);
  const [file, halls] = await Promise.all([
    foundOrError(civilFile.file({ eventId: event.id })),
    foundOrError(townHalls.townsNames()),
  ]);
  return {
    eventId: event.id,
    seed: event.seed,
    name: event.name,
    file,
    halls: hallChoices(halls ?? []),
    today: new Date().toISOString().slice(0, 10),
  };
}

/** Whether the file is read again: after a form, not for what the address alone opens, also without a network. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isMoved = currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash;
  return formMethod !== "POST" && isSamePage && isMoved ? false : defaultShouldRevalidate;
}

export function action({ context, request }: Route.ActionArgs) {
  return changeCivilFile(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Dossier de mairie »: the papers of a civil wedding, and by when each is had and all are deposited. */
export default function CivilFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, name, file, halls, today } = loaderData;
  const asked = new URLSearchParams(useLocation().search);
  const state = actionData ?? undefined;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const hallForm = file ? (
    <HallForm {...{ eventId, file, halls }} chosen={asked.get(asks.hall)} state={stateOf("hall")} />
  ) : null;
  return (
    <>
      <Title>Dossier de mairie</Title>
      <div className={`${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
        <BackButton to={at("planning")}>Planning</BackButton>
        {file?.is_started ? <PrintButton /> : null}
      </div>
      <h1>Dossier de mairie</h1>
      <p className={blocks.onlyPrinted}>
        {name}, imprimé le {longDate(today)}
      </p>
      {file === null ? (
        <LoadFailed address={at("civilFile")} />
      ) : file.is_started ? (
        <StartedFile
          {...{ eventId, seed, file, asked, today, stateOf }}
          hallForm={file.can.write && (asked.has(asks.hall) || stateOf("hall")) ? hallForm : null}
        />
      ) : (
        <>
          <p className={kit.narrow}>
            Les pièces à réunir pour la mairie, à qui les demander et à partir de quand, et le
            dernier jour pour déposer le dossier.
          </p>
          {file.can.write ? (
            <section className={`${kit.card} ${kit.pad4} ${styles.start}`} aria-label="Commencer">
              {hallForm}
            </section>
          ) : (
            <p>Le dossier n’est pas encore commencé.</p>
          )}
        </>
      )}
    </>
  );
}
