import { inFrench } from "@jdj/contract/call/french-messages";
import { owesBalance, quoteStatusLabels } from "@jdj/contract/quotes/quote-state";
import { longDate } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { displayPhone } from "@jdj/french/phone";
import { useEffect } from "react";
import { Link, useFetcher } from "react-router";
import { AnswerForm } from "#app/areas/disputes/answer-form.tsx";
import { DisputeForm } from "#app/areas/disputes/dispute-form.tsx";
import { DisputeNote } from "#app/areas/disputes/dispute-note.tsx";
import { heldForCustomer, heldForProvider } from "#app/areas/disputes/held-sentence.ts";
import { StaffHoldNote } from "#app/areas/disputes/staff-hold-note.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Note } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import type { ChatState } from "./answer-chat.ts";
import { ChatForm } from "./chat-form.tsx";
import styles from "./conversation.module.css";
import { MessagesList } from "./messages-list.tsx";
import { PendingMessage } from "./pending-message.tsx";
import { QuoteCard } from "./quote-card.tsx";
import type { QuoteForm } from "./quote-form.tsx";
import { addressesOf, type RequestsData, type ShownRequest } from "./quote-side.ts";
import type { ReplyTemplates } from "./reply-templates.tsx";
import { RequestActions } from "./request-actions.tsx";
import { Timeline } from "./timeline.tsx";
import { useUnsentMessages } from "./use-unsent-messages.ts";

/** Marks a conversation as read once its newest message is on a visible page. */
function useMarkRead(request: ShownRequest, address: string): void {
  const { submit } = useFetcher({ key: `read ${request.id}` });
  const last = request.conversations.at(-1)?.id ?? 0;
  const { unread } = request;
  useEffect(() => {
    const mark = () => {
      if (unread === 0 || document.visibilityState !== "visible") return;
      const form = { intent: "read", message_id: String(last), script: "1" };
      void submit(form, { method: "post", action: address }).catch(() => undefined);
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [submit, address, last, unread]);
}

/** Keeps the end of a conversation in view when it opens and when something is written. */
function useEndInView(last: number, waiting: number): void {
  useEffect(() => {
    if (last === 0 && waiting === 0) return;
    document.getElementById("fin")?.scrollIntoView({ block: "nearest" });
  }, [last, waiting]);
}

/** Whether the quote waits for something: an answer, or the customer's deposit. It then stands at the end. */
function asksAboutQuote({ status, quote }: ShownRequest, isCustomer: boolean): boolean {
  const deposit = quote?.deposit_order?.state;
  return status === "QUOTE_SEND" || (isCustomer && (deposit === "to-pay" || deposit === "pending"));
}

/** What a provider answers with; the pages of customers do not load it. */
export type ProviderForms = {
  QuoteForm: typeof QuoteForm;
  ReplyTemplates: typeof ReplyTemplates;
};

/** One request: who, its status, its quote, what was written, and what may be done. */
export function Conversation({
  data: { side, request, mayAnswer, formKey, templates },
  state,
  forms,
}: {
  data: RequestsData & { request: ShownRequest };
  state: ChatState | undefined;
  forms: ProviderForms | undefined;
}) {
  const isCustomer = side === "customer";
  const address = addressesOf[side].request(request.id);
  const name = isCustomer ? request.provider.name : request.given_names;
  const unsent = useUnsentMessages(side, request.id);
  const { waiting } = unsent;
  const last = request.conversations.at(-1)?.id ?? 0;
  useMarkRead(request, address);
  useEndInView(last, waiting.length);
  const refused =
    state?.message !== undefined && state.intent !== "quote" && state.intent !== "template"
      ? state
      : undefined;
  const asks = asksAboutQuote(request, isCustomer);
  return (
    <article
      className={`${kit.stack3} ${kit.shrink} ${kit.contentStart} ${styles.pane}`}
      aria-labelledby="titre-demande"
    >
      <header className={kit.row3}>
        <Link
          to={addressesOf[side].list}
          className={`${kit.placeCentre} ${kit.belowDesktop} ${styles.back}`}
          aria-label="Toutes les demandes"
        >
          <Icon name="arrow-left" size={22} />
        </Link>
        <div className={kit.shrink}>
          <h2 id="titre-demande">{name}</h2>
          <p className={words.secondary}>
            {request.service}
            {request.package ? ` · ${request.package.name}` : ""} ·{" "}
            <strong className={words.indigo}>{inFrench(quoteStatusLabels[request.status])}</strong>
          </p>
        </div>
      </header>
      {isCustomer ? null : <Customer request={request} />}
      <Timeline request={request} />
      <div className={`${kit.stack3} ${kit.shrink} ${kit.contentStart} ${styles.thread}`}>
        {request.quote && !asks ? (
          <details className={styles.quote}>
            <summary className={words.marker}>Devis&nbsp;: {fcfa(request.quote.total)}</summary>
            <QuoteCard
              quote={request.quote}
              mayPay={isCustomer}
              mayMark={!isCustomer && mayAnswer && owesBalance(request.status)}
            />
          </details>
        ) : null}
        <MessagesList side={side} messages={request.conversations} name={name}>
          {waiting.map((pending) => (
            <PendingMessage
              key={pending.key}
              pending={pending}
              address={address}
              stored={last}
              isNext={pending.key === unsent.next}
              onAnswered={unsent.onAnswered}
              onDone={unsent.onDone}
            />
          ))}
        </MessagesList>
        {request.quote && asks ? <QuoteCard quote={request.quote} mayPay={isCustomer} /> : null}
        {forms && mayAnswer && request.can.move.includes("QUOTE_SEND") ? (
          <forms.QuoteForm
            key={request.quote?.id}
            request={request}
            templates={templates}
            state={state}
          />
        ) : null}
        {refused ? (
          <p className={words.errorText} role="alert">
            {refused.errors.file?.[0] ?? refused.errors.message?.[0] ?? refused.message}
          </p>
        ) : null}
        {/* After the messages: a conversation opens at its end. */}
        <StaffHoldNote hold={request.quote?.held?.staff_hold} side={side} />
        <QuoteDispute request={request} isCustomer={isCustomer} state={state} />
        {mayAnswer ? (
          <RequestActions request={request} isCustomer={isCustomer} />
        ) : (
          <Note>
            Un gestionnaire ou un propriétaire de la boutique accepte les demandes et envoie les
            devis.
          </Note>
        )}
        <div id="fin" className={styles.end} />
      </div>
      {request.can.write ? (
        <ChatForm
          store={unsent.store}
          formKey={formKey}
          onSend={unsent.send}
          templates={templates}
          Replies={mayAnswer ? forms?.ReplyTemplates : undefined}
        />
      ) : null}
    </article>
  );
}

/** What the customer gave with the request. */
function Customer({ request }: { request: ShownRequest }) {
  const { event, phone_number: phone, phone_verified: isVerified, email } = request;
  return (
    <dl className={`${words.terms} ${kit.card} ${kit.wrap} ${styles.customer}`}>
      {event ? (
        <div>
          <dt>{event.type}</dt>
          <dd className={words.breakAnywhere}>
            {event.date ? longDate(event.date) : "date à choisir"}
          </dd>
        </div>
      ) : (
        <div>
          <dt>Date</dt>
          <dd>pas encore donnée</dd>
        </div>
      )}
      {phone ? (
        <div>
          <dt>Téléphone</dt>
          <dd className={words.breakAnywhere}>
            <a href={`tel:${phone}`}>{displayPhone(phone)}</a>
            {isVerified ? (
              <Badge tone="good" icon={<Icon name="circle-check" size={16} />}>
                Téléphone vérifié
              </Badge>
            ) : null}
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>Email</dt>
          <dd className={words.breakAnywhere}>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What the deposit of a request waits for, its dispute, and what its side may say of the service. */
function QuoteDispute({
  request,
  isCustomer,
  state,
}: {
  request: ShownRequest;
  isCustomer: boolean;
  state: ChatState | undefined;
}) {
  const { quote, dispute, provider, can } = request;
  const held = quote?.held ?? null;
  const waits = isCustomer ? heldForCustomer(held, provider.name) : heldForProvider(held);
  const side = isCustomer ? "customer" : "provider";
  return (
    <>
      {waits === null ? null : <p>{waits}</p>}
      {dispute === null ? null : (
        <DisputeNote dispute={dispute} side={side} name={provider.name}>
          {isCustomer ? null : <AnswerForm dispute={dispute} state={state} />}
        </DisputeNote>
      )}
      <DisputeForm
        kinds={can.dispute}
        until={held?.staff_hold ? null : (held?.release_at ?? null)}
        name={provider.name}
        state={state?.intent === "dispute" && state.message !== undefined ? state : undefined}
      />
    </>
  );
}
