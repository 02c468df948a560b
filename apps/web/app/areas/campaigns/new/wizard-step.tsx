import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { confirmGaps } from "@jdj/contract/campaigns/messages";
import { fcfa } from "@jdj/french/money";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Advice } from "#app/areas/campaigns/advice.ts";
import kit from "#app/ui/kit.module.css";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { type CardChoices, type CardDraft, channelOf } from "./draft.ts";
import { MessageStep } from "./message-step.tsx";
import { askedOf, hasGaps, lacksLink, type Question } from "./open-questions.ts";
import { CardPreview, PreviewDialog } from "./preview.tsx";
import type { SendFormProps } from "./send-form.tsx";
import { sendForm } from "./send-form-id.ts";
import { StepFoot } from "./step-foot.tsx";
import type { CardFactsWork } from "./use-card-facts.ts";
import { type AskedPrice, usePrice } from "./use-price.ts";
import styles from "./wizard-step.module.css";
import { missingAt, missingOnOnePage, type Step, stepsOf } from "./wizard-steps.ts";

/** The later steps are fetched at the first touch or key: the wizard opens without them. */
const fetchDesign = () => import("./design-step.tsx");
const fetchChannel = () => import("./channel-step.tsx");
const fetchRecipients = () => import("./priced-recipients.tsx");
const fetchSummary = () => import("./summary-step.tsx");
const DesignStep = lazy(async () => ({ default: (await fetchDesign()).DesignStep }));
const ChannelStep = lazy(async () => ({ default: (await fetchChannel()).ChannelStep }));
const PricedRecipients = lazy(async () => ({
  default: (await fetchRecipients()).PricedRecipients,
}));
const SummaryStep = lazy(async () => ({ default: (await fetchSummary()).SummaryStep }));

type WizardStepProps = Omit<SendFormProps, "pays" | "withGaps"> & {
  step: Step;
  advice: Advice[];
  /** What is typed beside the card; null where its summary asks for nothing. */
  firstCard: CardFactsWork | null;
};

/** One step, with the preview beside it and the button of the next step below. */
export function WizardStep({ step, advice, firstCard, ...form }: WizardStepProps) {
  const { draft, change, choices, picture } = form;
  const navigate = useNavigate();
  const steps = stepsOf(draft);
  const next = steps[steps.indexOf(step) + 1];
  const work = { draft, change, choices };
  const isPriced = step.id === "destinataires" || step.id === "resume";
  const asked = usePrice(draft, choices, isPriced, firstCard?.revision ?? 0);
  const pays = asked.price !== null && !asked.price.covered;
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const answerTo = (question: Question) => `${question}:${askedOf(draft)}`;
  const questions = step.id === "resume" ? questionsAbout(draft, choices, asked.price) : [];
  const isRefused = form.refused?.errors.body?.some((error) => error.includes(confirmGaps));
  if (isRefused && !questions.includes("gaps")) questions.push("gaps");
  const open = questions.filter((question) => !accepted.includes(answerTo(question)));
  const decide = {
    open,
    withGaps: accepted.includes(answerTo("gaps")),
    accept: (question: Question) => setAccepted([...accepted, answerTo(question)]),
  };
  const shown = useObjectUrl(picture?.bytes ?? null);
  useEffect(() => {
    const begun = new AbortController();
    const fetchLater = () => {
      // Without a network they are fetched again when they are needed.
      const later = [fetchDesign, fetchChannel, fetchRecipients, fetchSummary];
      void Promise.all(later.map((fetch) => fetch())).catch(() => undefined);
    };
    const begin = () => {
      begun.abort();
      // After the paint of what was pressed, which would wait a tenth of a second on a cheap phone.
      requestAnimationFrame(() => setTimeout(fetchLater));
    };
    for (const kind of ["pointerdown", "keydown"])
      addEventListener(kind, begin, { signal: begun.signal });
    return () => begun.abort();
  }, []);
  return (
    <>
      <div className={`${kit.stack7} ${kit.alignStart} ${styles.step}`}>
        <div className={`${kit.stack5} ${kit.shrink}`}>
          {step.id === "message" ? <MessageStep key={draft.key} {...work} /> : null}
          <Suspense fallback={<Skeleton height={320} />}>
            {step.id === "carte" ? <DesignStep {...work} /> : null}
            {step.id === "canal" ? <ChannelStep {...work} /> : null}
            {step.id === "destinataires" ? <PricedRecipients {...work} asked={asked} /> : null}
            {step.id === "resume" ? (
              <SummaryStep {...{ ...form, pays, advice, asked, decide, firstCard }} />
            ) : null}
          </Suspense>
        </div>
        <aside className={styles.aside} aria-label="Aperçu de la carte">
          <CardPreview draft={draft} choices={choices} picture={shown} />
        </aside>
      </div>
      <StepFoot
        missing={
          missingAt(step.id, draft, choices) ??
          (firstCard && step.id === "resume"
            ? (firstCard.missing ?? missingOnOnePage(draft, choices))
            : null) ??
          (isPriceComing(draft, choices, asked) ? "Le prix se calcule…" : null) ??
          (open.length > 0 ? "Répondez à la question ci-dessus" : null)
        }
        preview={
          <PreviewDialog
            draft={draft}
            choices={choices}
            picture={shown}
            hasButton={firstCard === null || step.id !== "resume"}
          />
        }
        next={
          next
            ? { label: "Suivant", go: () => navigate(`#${next.id}`) }
            : { label: submitLabel(draft, pays, asked.price), form: sendForm }
        }
      />
    </>
  );
}

function questionsAbout(
  draft: CardDraft,
  choices: CardChoices,
  price: AskedPrice["price"],
): Question[] {
  const questions: Question[] = lacksLink(draft, choices) ? ["link"] : [];
  return hasGaps(draft, choices, price) ? [...questions, "gaps"] : questions;
}

/** Whether the card is to be paid and its price is not known yet: what the button says depends on it. */
function isPriceComing(draft: CardDraft, choices: CardChoices, asked: AskedPrice): boolean {
  return asked.asking && asked.price === null && (channelOf(draft, choices)?.priceFcfa ?? 0) > 0;
}

function submitLabel(draft: CardDraft, pays: boolean, price: AskedPrice["price"]): string {
  const follows = draft.follows && draft.sendAt !== "";
  if (pays && price && !follows) return `Aller au paiement\u00a0: ${fcfa(price.order_fcfa)}`;
  if (draft.channelId === channelIds.manual) return "Préparer les messages";
  return draft.sendAt === "" ? "Envoyer" : "Prévoir l’envoi";
}

/** The object URL of a blob, revoked when it changes; null without a blob. */
function useObjectUrl(bytes: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (bytes === null) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [bytes]);
  return url;
}
