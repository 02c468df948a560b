import { mendedQuery, readyForNew, readyQuery } from "@jdj/contract/campaigns/ready-query";
import { at, patterns } from "@jdj/contract/paths/addresses";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { data, matchPath, useFetcher, useLocation, useNavigate, useNavigation } from "react-router";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { findAdvice } from "#app/areas/campaigns/find-advice.ts";
import { StepHead } from "#app/areas/campaigns/step-head.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { newKey } from "#app/forms/new-key.ts";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import type { Route } from "./+types/page";
import { asksForFacts, drawnAnew } from "./card-facts-rules.ts";
import { type CardChoices, channelOf } from "./draft.ts";
import { dropCardDraft } from "./drop-card-draft.ts";
import { findChoices } from "./find-choices.ts";
import styles from "./page.module.css";
import { type SendState, sendCard } from "./send-campaign.ts";
import { sendFailed } from "./send-failed.ts";
import { SendingScreen } from "./sending-screen.tsx";
import { useCardDraft } from "./use-card-draft.ts";
import { useCardFacts } from "./use-card-facts.ts";
import { WizardStep } from "./wizard-step.tsx";
import { stepAt, stepsOf } from "./wizard-steps.ts";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const api = context.get(apiContext);
  const [choices, firstCard] = await Promise.all([
    findChoices(api, event.id),
    api.campaigns.firstCard.facts({ eventId: event.id }),
  ]);
  const advice = await findAdvice(api, event.id, choices.guestCount);
  const today = new Date().toISOString().slice(0, 10);
  const mayFollow =
    event.wedding_date !== null &&
    event.wedding_date_precision === "exact" &&
    !event.event_type.hidden_sections.includes("message-sequence");
  return { eventId: event.id, seed: event.seed, choices, advice, today, mayFollow, firstCard };
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendCard(context, await readForm(request));
}

/** Without a network the form stays as it is, with an error. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return data(sendFailed, { status: 503 });
    throw error;
  }
}

/** The wizard that writes and sends a card, step by step. */
export default function NewCard({ loaderData }: Route.ComponentProps) {
  const { eventId, seed, advice, today, mayFollow } = loaderData;
  const { hash, search } = useLocation();
  const [isForNew] = useState(new URLSearchParams(search).get(readyQuery) === readyForNew);
  const { further, failed } = useFurtherChoices(isForNew);
  const { work, eventFacts } = useCardFacts(
    eventId,
    loaderData.firstCard,
    loaderData.choices.eventFacts,
  );
  const choices = {
    ...loaderData.choices,
    ...further,
    eventFacts,
    designs: drawnAnew(loaderData.choices.designs, work.revision),
  };
  const { brand } = useSite();
  const navigate = useNavigate();
  const startReady = new URLSearchParams(search).has(readyQuery);
  const mended = Number(new URLSearchParams(search).get(mendedQuery)) || null;
  const navigation = useNavigation();
  // A fetcher does not navigate: after a refusal the summary stays.
  const fetcher = useFetcher<SendState>();
  const { draft, ready, change, picture, dropPicture } = useCardDraft(
    eventId,
    choices,
    further !== null,
    startReady,
    mended,
  );
  // Read anew, the page must not begin anew.
  useEffect(() => {
    if (ready && (startReady || mended !== null)) navigate("#resume", { replace: true });
  }, [ready, startReady, mended, navigate]);
  const steps = stepsOf(draft);
  const onOnePage = asksForFacts(work.card, draft);
  const current = ready ? stepAt(hash, draft, choices, onOnePage) : 0;
  const [first] = steps;
  const step = steps[current] ?? first;
  const back = steps[current - 1];
  const isPriced = (channelOf(draft, choices)?.priceFcfa ?? 0) > 0;
  const names = [...steps.map(({ name }) => name), ...(isPriced ? ["Paiement"] : [])];

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!ready || !step) return;
    if (shown.current !== null && shown.current !== step.id) {
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step.id;
  }, [ready, step]);

  // The redirect to the card's page means that it was sent, to the sequence that it was planned. Before a
  // payment the draft stays stored.
  const sending = fetcher.state !== "idle";
  const to = navigation.location?.pathname ?? "";
  const left = sending && (matchPath(patterns.card, to) !== null || to === at("messageSequence"));
  useEffect(() => {
    if (left) dropCardDraft(eventId);
  }, [left, eventId]);

  // From its payment on the draft is that of a saved card, and nobody else's.
  const isOrdered = sending && matchPath(patterns.payCard, to) !== null;
  const ended = fetcher.data?.keyEnded === true ? fetcher.data : null;
  const renew = useEffectEvent(() => change({ key: newKey(), ordered: false }));
  const order = useEffectEvent(() => change({ ordered: true }));
  useEffect(() => {
    if (isOrdered) order();
  }, [isOrdered]);
  useEffect(() => {
    if (ended) renew();
  }, [ended]);

  if (!step) return null;
  return (
    <section id={step.id} className={styles.wizard} aria-labelledby="etape">
      <Title>{sending ? "Envoi en cours" : step.title}</Title>
      <StepHead
        steps={steps.length > 1 && !(onOnePage && step.id === "resume") ? names : []}
        current={current}
        title={step.title}
        back={{ to: back ? `#${back.id}` : at("cards"), label: "Retour" }}
        heading={heading}
      />
      {failed ? (
        <ErrorNote>
          Vos textes et vos invités n’ont pas pu être lus. Vérifiez votre connexion, puis{" "}
          <a href={at("newCard")}>réessayez</a>&nbsp;: votre brouillon vous attend.
        </ErrorNote>
      ) : null}
      {picture && !sending ? (
        <Button type="button" variant="quiet" onClick={dropPicture}>
          Prendre un modèle de carte plutôt que mon image
        </Button>
      ) : null}
      {sending ? (
        <SendingScreen seed={seed} recipients={draft.guestIds.length} />
      ) : (
        <div inert={!ready}>
          <WizardStep
            {...{ step, draft, change, choices, advice, brand, today, mayFollow, picture }}
            firstCard={onOnePage ? work : null}
            submit={(form) =>
              void fetcher.submit(form, { method: "post", encType: "multipart/form-data" })
            }
            refused={fetcher.data}
          />
        </div>
      )}
    </section>
  );
}

type FurtherChoices = Pick<CardChoices, "categories" | "guests" | "uninvited" | "senderNames">;

/** All texts and guests, null until they are fetched; and whether the request failed. */
function useFurtherChoices(isForNew: boolean): {
  further: FurtherChoices | null;
  failed: boolean;
} {
  const [further, setFurther] = useState<FurtherChoices | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    fetch(isForNew ? `${at("cardChoices")}?${readyForNew}` : at("cardChoices"), {
      signal: over.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setFurther)
      .catch(() => setFailed(!over.signal.aborted));
    return () => over.abort();
  }, [isForNew]);
  return { further, failed };
}
