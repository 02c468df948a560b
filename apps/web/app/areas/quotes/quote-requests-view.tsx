import { at } from "@jdj/contract/paths/addresses";
import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Title } from "#app/document/title.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import type { ChatState } from "./answer-chat.ts";
import { Conversation, type ProviderForms } from "./conversation.tsx";
import { InboxList } from "./inbox-list.tsx";
import styles from "./quote-requests-view.module.css";
import { addressesOf, type RequestsData } from "./quote-side.ts";
import { noteUnread } from "./unread/note-unread.ts";
import { useLiveQuoteRequests } from "./use-live-quote-requests.ts";

/** The requests of a side: the list, and the open conversation beside it, or alone on a phone. */
export function QuoteRequestsView({
  data,
  state,
  title,
  forms,
}: {
  data: RequestsData;
  state: ChatState | undefined;
  title: string;
  /** On the pages of providers. */
  forms?: ProviderForms;
}) {
  const { side, rows, unread, request, since } = data;
  const { revalidate } = useRevalidator();
  useLiveQuoteRequests(addressesOf[side].stream, since, revalidate);
  useEffect(() => {
    if (side === "customer") noteUnread(unread);
  }, [side, unread]);
  const latest = request === null ? rows[0]?.id : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    // Where a conversation has its place beside the list, the latest one is there.
    if (latest !== undefined && matchMedia("(min-width: 1024px)").matches)
      navigate(addressesOf[side].request(latest), { replace: true, preventScrollReset: true });
  }, [latest, side, navigate]);
  return (
    <div
      className={`${kit.page} ${styles.page}`}
      data-side={side}
      data-open={request ? "" : undefined}
    >
      <Title>{unread > 0 ? `(${unread}) ${title}` : title}</Title>
      <h1>{title}</h1>
      <div className={`${kit.shrink} ${styles.side}`}>
        {rows.length > 0 ? (
          <InboxList side={side} rows={rows} openId={request?.id} />
        ) : side === "customer" ? (
          <EmptyState
            sentence="Vous n’avez contacté aucun prestataire."
            action={<LinkButton to={at("providers")}>Trouver un prestataire</LinkButton>}
          />
        ) : (
          <EmptyState sentence="Aucune demande pour le moment&nbsp;: elles arriveront ici." />
        )}
      </div>
      {request ? (
        <Conversation key={request.id} data={{ ...data, request }} state={state} forms={forms} />
      ) : rows.length > 0 ? (
        <p className={styles.none}>Choisissez une demande pour lire la conversation.</p>
      ) : null}
    </div>
  );
}
