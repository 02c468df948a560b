import { at } from "@jdj/contract/paths/addresses";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/page";
import { Replies } from "./replies.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const page = pageFrom(url.searchParams);
  const { guestReplies } = context.get(apiContext).campaigns;
  return {
    seed: event.seed,
    ...(await found(guestReplies.list({ eventId: event.id, page }))),
  };
}

/** What guests wrote in answer to cards and messages. */
export default function GuestReplies({ loaderData }: Route.ComponentProps) {
  const { replies, page, last_page: lastPage, seed } = loaderData;
  return (
    <div className={`${kit.stack4} ${kit.oneColumn}`}>
      <Title>Mots de vos invités</Title>
      <BackButton to={at("guestMessages")}>Messages</BackButton>
      <h1>Mots de vos invités</h1>
      {replies.length === 0 ? (
        <EmptyState
          seed={seed}
          sentence="Ce que vos invités répondent par SMS ou WhatsApp à vos cartes et à vos messages vient ici."
        />
      ) : (
        <Replies replies={replies} label="Mots" isNamed />
      )}
      <Pagination
        label="Mots"
        page={page}
        lastPage={lastPage}
        to={(wanted) => `${at("guestReplies")}?page=${wanted}`}
      />
    </div>
  );
}
