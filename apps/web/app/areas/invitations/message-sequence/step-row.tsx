import type { SequenceStep } from "@jdj/contract/invitations/message-sequence";
import { stepTitle } from "@jdj/contract/invitations/step-titles";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import {
  audienceWords,
  type Choices,
} from "#app/areas/invitations/messages-to-guests/audience-words.ts";
import { Form } from "#app/forms/form.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import kit from "#app/ui/kit.module.css";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import { CardDay } from "./card-day.tsx";
import styles from "./sequence.module.css";
import type { Price } from "./step-prices.ts";
import { offsetWords, stepState } from "./step-words.ts";

type StepRowProps = {
  step: SequenceStep;
  choices: Choices;
  price: Price | undefined;
  /** Whether the feast has an exact date. */
  isDated: boolean;
  mayWrite: boolean;
  /** Whether its day is over. */
  isOver: boolean;
  /** Why the last change of its day was refused. */
  state: FormState | undefined;
  busy: boolean;
};

/** One message of the sequence: when, what and to whom, and the button that plans it or does not. */
export function StepRow(props: StepRowProps) {
  const { step, choices, price, isDated, mayWrite, isOver, busy } = props;
  const state = stepState(step);
  const title = stepTitle(step);
  const isCard = step.kind === "card";
  const isDraft = step.status === "draft";
  return (
    <li className={styles.step}>
      <p className={styles.when}>
        <strong>{offsetWords(step.offset_days)}</strong>
        {step.due_at ? <span className={words.note}>{dateAndTime(step.due_at)}</span> : null}
      </p>
      <div className={`${kit.stack1} ${kit.oneColumn}`}>
        <Link
          to={at(isCard ? "card" : "guestMessage", { id: step.id })}
          className={`${kit.tapTarget} ${words.bold}`}
        >
          {title}
        </Link>
        {isCard ? null : <p className={`${words.secondary} ${blocks.twoLines}`}>{step.body}</p>}
        <p className={`${kit.facts} ${words.note}`}>
          <Badge tone={state.tone}>{state.label}</Badge>
          <span>{step.channel.name}</span>
          {isCard ? <span>Joy Card</span> : null}
          <span>
            {step.audience === null
              ? count(step.guests, "invité choisi", "invités choisis")
              : audienceWords(step.audience, choices)}
          </span>
          {price ? <span>{fcfa(price.mostFcfa)} au plus</span> : null}
        </p>
        {isDraft && step.reason !== "" ? <p className={words.errorText}>{step.reason}.</p> : null}
        {price?.isDearer ? (
          <p className={words.errorText}>
            Plus d’invités sont concernés qu’à la programmation&nbsp;: acceptez le nouveau prix.
          </p>
        ) : null}
        {price && !price.isCovered && step.state === "waiting" ? (
          <p className={words.errorText}>
            Votre crédit n’y suffit pas encore. <Link to={at("buyCredit")}>Acheter du crédit</Link>
          </p>
        ) : null}
        {mayWrite && isDraft && isDated ? (
          <>
            <Actions {...{ step, title, isOver, busy }} isDearer={price?.isDearer ?? false} />
            {isCard ? <CardDay {...{ step, title, busy }} state={props.state} /> : null}
          </>
        ) : null}
      </div>
    </li>
  );
}

function Actions(props: {
  step: SequenceStep;
  title: string;
  isOver: boolean;
  isDearer: boolean;
  busy: boolean;
}) {
  const { step, title, isOver, isDearer, busy } = props;
  const isWaiting = step.state === "waiting";
  if (isOver && !isWaiting)
    return step.kind === "card" ? (
      <p className={words.secondary}>Son jour est passé&nbsp;: choisissez-en un autre.</p>
    ) : (
      <p>
        <Link className={kit.tapTarget} to={at("guestMessage", { id: step.id })}>
          Son jour est passé&nbsp;: choisir un autre jour
          <span className="visually-hidden"> pour {title}</span>
        </Link>
      </p>
    );
  return (
    <Form method="post" className={kit.wrap3}>
      <input type="hidden" name="id" value={step.id} />
      <input type="hidden" name="offset_days" value={step.offset_days} />
      <input type="hidden" name="hour" value={step.hour} />
      {isWaiting && isDearer ? (
        <Button name="act" value="plan" variant="plain" busy={busy}>
          Accepter le prix
          <span className="visually-hidden"> de {title}</span>
        </Button>
      ) : null}
      <Button
        name="act"
        value={isWaiting ? "unplan" : "plan"}
        variant={isWaiting ? "quiet" : "plain"}
        busy={busy}
      >
        {isWaiting ? "Ne plus prévoir" : "Prévoir"}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </Form>
  );
}
