import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { useLocation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import itemList from "#app/areas/notebook/item-list.module.css";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import type { Route } from "./+types/page";
import { changeDowry } from "./change-dowry.ts";
import { asks } from "./dowry-address.ts";
import { ItemForm, Removal } from "./item-form.tsx";
import { NewItem } from "./new-item.tsx";
import { StageList } from "./stage-list.tsx";
import { StartingLists } from "./starting-lists.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const dowry = await foundOrError(
    context.get(apiContext).notebook.dowry.list({ eventId: event.id }),
  );
  return {
    eventId: event.id,
    seed: event.seed,
    name: event.name,
    dowry,
    today: new Date().toISOString().slice(0, 10),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeDowry(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** « Kôkôkô et dot »: what the families bring, who brings it, and what they agreed on. */
export default function DowryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, seed, name, dowry, today } = loaderData;
  const asked = new URLSearchParams(useLocation().search);
  const state = actionData ?? undefined;
  const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
  const find = (id: string | null | undefined) =>
    dowry?.items.find((item) => String(item.id) === id);
  const edited = find(stateOf("save")?.values.id ?? asked.get(asks.item));
  const removed = find(asked.get(asks.removed));
  const failed = stateOf("remove") ?? stateOf("move") ?? stateOf("carry");
  const form = edited ? (
    <ItemForm key={edited.id} {...{ eventId, item: edited, state: stateOf("save") }} />
  ) : removed ? (
    <Removal {...{ eventId, item: removed }} />
  ) : null;
  const subject = edited ?? removed;
  const opened = dowry?.can.write && subject ? { id: subject.id, content: form } : null;
  const newItem = <NewItem {...{ eventId }} state={stateOf("add")} />;
  const hasItems = dowry !== null && dowry.items.length > 0;
  return (
    <>
      <Title>Kôkôkô et dot</Title>
      <div className={`${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
        <BackButton to={at("ceremonies")}>Dates et lieux</BackButton>
        {hasItems ? <PrintButton /> : null}
      </div>
      <h1>Kôkôkô et dot</h1>
      <p className={blocks.onlyPrinted}>
        {name}, imprimé le {longDate(today)}
      </p>
      {failed ? <ErrorNote>{failed.message}</ErrorNote> : null}
      {dowry === null ? (
        <LoadFailed address={at("dowry")} />
      ) : (
        <>
          {hasItems ? (
            <div className={`${kit.stack6} ${kit.oneColumn} ${itemList.lists}`}>
              {dowry.stages
                .filter(({ stage }) => dowry.items.some((item) => item.stage === stage))
                .map((stage) => (
                  <StageList
                    key={stage.stage}
                    {...{ eventId, stage, opened, items: dowry.items, can: dowry.can }}
                    eventName={name}
                  />
                ))}
            </div>
          ) : (
            <EmptyState
              sentence="Votre liste est vide. Chaque famille a la sienne&nbsp;: demandez-la à vos aînés, ou partez d’un exemple."
              seed={seed}
            />
          )}
          {dowry.can.write && hasItems ? newItem : null}
          {dowry.can.write ? (
            <StartingLists {...{ eventId, lists: dowry.lists }} state={stateOf("take")} />
          ) : null}
          {dowry.can.write && !hasItems ? newItem : null}
        </>
      )}
    </>
  );
}
