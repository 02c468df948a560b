import { type Form, useNavigate } from "react-router";
import type { FormState } from "../../../form-state.ts";
import type { Advice } from "../advice.ts";
import { ChannelStep } from "./channel-step.tsx";
import { DesignStep } from "./design-step.tsx";
import type { CardChoices, CardDraft } from "./draft.ts";
import { MessageStep } from "./message-step.tsx";
import { CardPreview, PreviewDialog } from "./preview.tsx";
import { RecipientsStep } from "./recipients-step.tsx";
import { StepFoot } from "./step-foot.tsx";
import { missingAt, steps } from "./steps.ts";
import { SummaryStep, sendForm } from "./summary-step.tsx";
import styles from "./wizard-step.module.css";

/** What every step works on. */
export type StepProps = {
  draft: CardDraft;
  change: (part: Partial<CardDraft>) => void;
  choices: CardChoices;
};

type WizardStepProps = StepProps & {
  current: number;
  advice: Advice[];
  brand: string;
  /** The form that sends, without leaving the page. */
  Form: typeof Form;
  /** Why the last send was refused. */
  refused: FormState | undefined;
};

/** One step, the card beside it, and the way on at the foot. */
export function WizardStep(props: WizardStepProps) {
  const { current, draft, change, choices, advice, brand, Form, refused } = props;
  const navigate = useNavigate();
  const step = steps[current] ?? steps[0];
  const next = steps[current + 1];
  const work = { draft, change, choices };
  return (
    <>
      <div className={styles.step}>
        <div className={styles.work}>
          {step.id === "message" ? <MessageStep {...work} /> : null}
          {step.id === "carte" ? <DesignStep {...work} /> : null}
          {step.id === "canal" ? <ChannelStep {...work} /> : null}
          {step.id === "destinataires" ? <RecipientsStep {...work} /> : null}
          {step.id === "resume" ? (
            <SummaryStep {...{ ...work, advice, brand, Form, refused }} />
          ) : null}
        </div>
        <aside className={styles.aside} aria-label="Aperçu de la carte">
          <CardPreview draft={draft} choices={choices} />
        </aside>
      </div>
      <StepFoot
        missing={missingAt(step.id, draft, choices)}
        preview={<PreviewDialog draft={draft} choices={choices} />}
        next={
          next
            ? { words: "Suivant", go: () => navigate(`#${next.id}`) }
            : { words: "Envoyer", form: sendForm }
        }
      />
    </>
  );
}
