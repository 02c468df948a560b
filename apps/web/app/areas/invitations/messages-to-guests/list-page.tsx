import type { GuestMessage } from "@jdj/contract/invitations/messages-to-guests";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import blocks from "#app/ui/text-blocks.module.css";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/list-page";
import { messageState } from "./message-state.ts";
import styles from "./messages.module.css";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { guestMessages } = context.get(apiContext).invitations;
  const page = pageFrom(url.searchParams);
  const listed = await found(guestMessages.list({ eventId: event.id, page }));
  return { seed: event.seed, ...listed };
}

/** The messages to guests, the newest first. */
export default function GuestMessages({ loaderData }: Route.ComponentProps) {
  const { messages, page, last_page: lastPage, can, seed } = loaderData;
  const { hidden } = useWording();
  const write = (
    <LinkButton to={at("newGuestMessage")} variant="card" icon={<Icon name="pencil" size={20} />}>
      Écrire<span className="visually-hidden"> un message</span>
    </LinkButton>
  );
  return (
    <>
      <Title>Messages aux invités</Title>
      <div className={`${kit.flex} ${kit.between} ${styles.head}`}>
        <h1>Messages</h1>
        {can.write && messages.length > 0 ? write : null}
      </div>
      <p className={kit.facts}>
        {hidden.includes("message-sequence") ? null : (
          <Link className={kit.iconLink} to={at("messageSequence")}>
            <Icon name="clock" size={20} />
            Rappel, veille, remerciements&nbsp;: les prévoir
          </Link>
        )}
        <Link className={kit.iconLink} to={at("guestReplies")}>
          <Icon name="message-circle" size={20} />
          Ce que vos invités répondent
        </Link>
      </p>
      {messages.length === 0 ? (
        <EmptyState
          seed={seed}
          sentence="Un changement de salle, un rappel du parking&nbsp;: écrivez à vos invités par e-mail, SMS ou WhatsApp, sans nouvelle carte."
          {...(can.write ? { action: write } : {})}
        />
      ) : (
        <ul className={`${kit.listReset} ${styles.messages}`} aria-label="Messages">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Pagination
        label="Messages"
        page={page}
        lastPage={lastPage}
        to={(wanted) => `${at("guestMessages")}?page=${wanted}`}
      />
      <SectionSteps
        previous={{ to: at("cards"), label: "Joy Cards" }}
        next={{ to: at("responses"), label: "Réponses" }}
      />
    </>
  );
}

/** When a message leaves that is counted from the feast; null for any other. */
function waitsFor({ step, status }: GuestMessage): string | null {
  return status === "draft" && step?.state === "waiting" ? step.due_at : null;
}

function MessageRow({ message }: { message: GuestMessage }) {
  const state = messageState(message);
  return (
    <li>
      <Link
        to={at("guestMessage", { id: message.id })}
        className={`${words.cardLink} ${blocks.twoLines} ${words.bold}`}
      >
        {message.subject ?? message.body}
      </Link>
      <span className={`${kit.facts} ${words.note}`}>
        <Badge tone={state.tone}>{state.label}</Badge>
        <span>{dateAndTime(message.scheduled_at ?? waitsFor(message) ?? message.created_at)}</span>
        <span>
          {message.channel.name}, {count(message.total, "invité")}
        </span>
        {message.error > 0 && state.hasLeft ? (
          <span className={words.errorText}>{count(message.error, "échec")}</span>
        ) : null}
      </span>
    </li>
  );
}
