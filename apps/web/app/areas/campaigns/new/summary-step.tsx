import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import type { Advice } from "#app/areas/campaigns/advice.ts";
import { AdviceNotes } from "#app/areas/campaigns/advice-notes.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { CardFactsFields } from "./card-facts-fields.tsx";
import { ChannelChoice } from "./channel-step.tsx";
import { channelOf } from "./draft.ts";
import { LeftOutNote } from "./left-out-note.tsx";
import { MessageStep } from "./message-step.tsx";
import { type Question, withLink } from "./open-questions.ts";
import { PricePanel, PriceWarnings } from "./price-panel.tsx";
import { QuestionNotes } from "./question-notes.tsx";
import { ReachPanel } from "./reach-panel.tsx";
import { RecipientsStep } from "./recipients-step.tsx";
import { SendForm, type SendFormProps } from "./send-form.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import styles from "./summary-step.module.css";
import type { CardFactsWork } from "./use-card-facts.ts";
import type { AskedPrice } from "./use-price.ts";

/** What the host is asked before the card leaves, and what they answered. */
export type Decide = {
  open: readonly Question[];
  withGaps: boolean;
  accept: (question: Question) => void;
};

type SummaryStepProps = Omit<SendFormProps, "withGaps"> & {
  advice: Advice[];
  refused: FormState | undefined;
  asked: AskedPrice;
  decide: Decide;
  firstCard: CardFactsWork | null;
};

/** The summary of the card, its price, and the form that sends it. */
export function SummaryStep({ advice, asked, decide, firstCard, ...form }: SummaryStepProps) {
  const { draft, change, choices, refused } = form;
  const channel = channelOf(draft, choices);
  const { price } = asked;
  const work = { draft, change, choices };
  return (
    <div className={kit.stack5}>
      {refused ? (
        <ErrorNote>
          <p>{refused.message}</p>
          {Object.values(refused.errors)
            .flat()
            .map((error) => (
              <p key={error}>{error}</p>
            ))}
          <p>Rien de ce que vous avez préparé n’est perdu.</p>
        </ErrorNote>
      ) : null}
      {asked.refused ? <ErrorNote>{asked.refused}</ErrorNote> : null}
      {firstCard ? (
        <>
          <CardFactsFields draft={draft} choices={choices} work={firstCard} refused={refused} />
          {draft.channelId === channelIds.social ? null : <ReachPanel {...work} />}
        </>
      ) : null}
      <AdviceNotes
        advice={firstCard ? advice.filter(({ to }) => to !== at("couple")) : advice}
        ofCard
      />
      {draft.picture === null ? (
        <SummaryLines draft={draft} choices={choices} />
      ) : (
        <>
          <section className={`${kit.stack3} ${styles.section}`}>
            <h2>Votre message</h2>
            <MessageStep key={draft.key} {...work} />
          </section>
          <section className={`${kit.stack3} ${styles.section}`}>
            <h2>Le canal</h2>
            <ChannelChoice {...work} />
          </section>
          {channel && channel.id !== channelIds.social ? (
            <section className={`${kit.stack3} ${styles.section}`}>
              <h2>Les destinataires</h2>
              <RecipientsStep {...work} />
            </section>
          ) : null}
        </>
      )}
      {firstCard ? null : <LeftOutNote {...work} />}
      {price ? <PriceWarnings price={price} /> : null}
      {price && channel ? (
        <PricePanel price={price} channel={channel} asking={asked.asking} />
      ) : null}
      <QuestionNotes
        open={decide.open}
        accept={decide.accept}
        addLink={() => change({ text: withLink(draft.text) })}
      />
      <SendForm {...form} withGaps={decide.withGaps} />
    </div>
  );
}
