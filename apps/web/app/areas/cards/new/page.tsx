import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { data, Link, matchPath, useFetcher, useLocation, useNavigation } from "react-router";
import { at, patterns } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import type { FormState } from "../../../form-state.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { useSite } from "../../../site.ts";
import { Title } from "../../../title.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { adviceFor } from "../advice.ts";
import { eventOfCards } from "../event-of-cards.ts";
import type { Route } from "./+types/page";
import { findChoices } from "./find-choices.ts";
import { useKeptDraft } from "./kept-draft.ts";
import styles from "./page.module.css";
import { sendCard, sendFailed } from "./send-card.ts";
import { stepAt, steps } from "./steps.ts";
import { Waiting } from "./waiting.tsx";
import { WizardStep } from "./wizard-step.tsx";

export const handle: PageHandle = { page: "work" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const api = context.get(apiContext);
  const [choices, persons] = await Promise.all([
    findChoices(api, event.id),
    api.notebook.couple.marriedsByEvent({ eventId: event.id }),
  ]);
  const advice = adviceFor(choices.guests.length, persons);
  return { eventId: event.id, seed: event.seed, choices, advice };
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendCard(context.get(apiContext), await request.formData());
}

/** The line may drop while the card leaves: the page stays, with all that was written. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return data(sendFailed, { status: 503 });
    throw error;
  }
}

/** Five steps from the first word to the send. */
export default function NewCard({ loaderData }: Route.ComponentProps) {
  const { eventId, seed, choices, advice } = loaderData;
  const { brand } = useSite();
  const { hash } = useLocation();
  const navigation = useNavigation();
  // Not a navigation: a refusal leaves one at the summary.
  const fetcher = useFetcher<FormState>();
  const { draft, ready, change, forget } = useKeptDraft(eventId, choices);
  const current = ready ? stepAt(hash, draft, choices) : 0;
  const step = steps[current] ?? steps[0];
  const back = steps[current - 1];

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!ready) return;
    if (shown.current !== null && shown.current !== step.id) {
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step.id;
  }, [ready, step.id]);

  // The card has left once the answer leads to its page.
  const sending = fetcher.state !== "idle";
  const left = sending && matchPath(patterns.card, navigation.location?.pathname ?? "") !== null;
  useEffect(() => {
    if (left) forget();
  }, [left, forget]);

  return (
    <section id={step.id} className={styles.wizard} aria-labelledby="etape">
      <Title>{sending ? "Envoi en cours" : step.title}</Title>
      <div className={styles.head}>
        <Stepper steps={steps.map(({ name }) => name)} current={current} />
        <div className={styles.name}>
          <Link to={back ? `#${back.id}` : at("cards")} className={styles.back} aria-label="Retour">
            <IconArrowLeft size={24} aria-hidden="true" />
          </Link>
          <h1 id="etape" ref={heading} tabIndex={-1} className={styles.title}>
            {step.title}
          </h1>
        </div>
      </div>
      {sending ? (
        <Waiting seed={seed} recipients={draft.guestIds.length} />
      ) : (
        <div inert={!ready}>
          <WizardStep
            {...{ current, draft, change, choices, advice, brand }}
            Form={fetcher.Form}
            refused={fetcher.data}
          />
        </div>
      )}
    </section>
  );
}
