import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { data, useNavigation } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote, Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { CardProposals } from "./card-proposals.tsx";
import { changeSequence } from "./change-sequence.ts";
import { PrepareForm } from "./prepare-form.tsx";
import styles from "./sequence.module.css";
import { pricesOf } from "./step-prices.ts";
import { StepRow } from "./step-row.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const api = context.get(apiContext);
  const { guestMessages, messageSequence } = api.invitations;
  const [sequence, cards, choices] = await Promise.all([
    found(messageSequence.list({ eventId: event.id })),
    found(messageSequence.proposedCards({ eventId: event.id })),
    found(guestMessages.choices({ eventId: event.id })),
  ]);
  // A type of event that does without: nothing is proposed, nothing is planned.
  const { proposals, steps } = sequence;
  if (proposals.length + cards.length + steps.length === 0) throw data(null, { status: 404 });
  return {
    ...sequence,
    ...{ cards, choices },
    prices: sequence.can.write ? await pricesOf(api, sequence.steps, choices) : {},
    now: new Date().toISOString(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeSequence(context, await readForm(request));
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** The messages and cards that leave by themselves, counted from the date of the feast. */
export default function MessageSequence({ loaderData, actionData }: Route.ComponentProps) {
  const { date, steps, proposals, cards, can, choices, prices, now } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const unplanned = steps.filter(({ state, status }) => state === "off" && status === "draft");
  const isPlannable = can.write && date !== null && unplanned.length > 1;
  return (
    <>
      <Title>Messages prévus</Title>
      <div className={kit.stack1}>
        <BackButton to={at("guestMessages")}>Messages</BackButton>
        <h1>Messages prévus</h1>
        {date === null ? null : (
          <p className={words.secondary}>
            Comptés depuis le {longDate(date)}. Si la date change, ils suivent.
          </p>
        )}
      </div>
      {actionData?.message ? (
        <ErrorNote>
          <p>{actionData.message}</p>
        </ErrorNote>
      ) : null}
      {date === null ? (
        <Note tone="warning">
          Sans date exacte, rien ne part. <a href={at("ceremonies")}>Donner la date de la fête</a>
        </Note>
      ) : null}
      {steps.length === 0 ? null : (
        <ol className={`${kit.listReset} ${styles.steps}`}>
          {steps.map((step) => (
            <StepRow
              key={step.id}
              step={step}
              choices={choices}
              price={prices[step.id]}
              isDated={date !== null}
              mayWrite={can.write}
              isOver={step.due_at !== null && step.due_at < now}
              state={actionData?.values.id === String(step.id) ? actionData : undefined}
              busy={busy}
            />
          ))}
        </ol>
      )}
      {isPlannable ? (
        <Form method="post">
          <Button
            name="act"
            value="planAll"
            variant="card"
            busy={busy}
            icon={<Icon name="clock" size={20} />}
          >
            Tout prévoir
          </Button>
        </Form>
      ) : null}
      {can.write && date !== null && cards.length > 0 ? <CardProposals cards={cards} /> : null}
      {can.write && proposals.length > 0 ? (
        <PrepareForm
          proposals={proposals}
          choices={choices}
          isFirst={steps.length === 0}
          state={actionData}
          busy={busy}
        />
      ) : null}
    </>
  );
}
