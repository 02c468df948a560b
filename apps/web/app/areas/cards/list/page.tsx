import { IconMailPlus } from "@tabler/icons-react";
import { at } from "../../../addresses.ts";
import { apiContext } from "../../../context.ts";
import type { PageHandle } from "../../../page-kind.ts";
import { Title } from "../../../title.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { adviceFor } from "../advice.ts";
import { AdviceNotes } from "../advice-notes.tsx";
import { eventOfCards } from "../event-of-cards.ts";
import type { Route } from "./+types/page";
import { History } from "./history.tsx";
import { Intro } from "./intro.tsx";
import styles from "./page.module.css";
import { presentSend } from "./present-send.ts";

export const handle: PageHandle = { page: "work" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const { cards, notebook } = context.get(apiContext);
  const [sends, categories, guests, persons] = await Promise.all([
    cards.messages.messages(),
    notebook.guests.categories(),
    notebook.guests.guestsByEvent({ eventId: event.id }),
    notebook.couple.marriedsByEvent({ eventId: event.id }),
  ]);
  return {
    seed: event.seed,
    sends: sends.map((send) => presentSend(send, categories)),
    advice: adviceFor(guests.length, persons),
  };
}

/** The cards sent so far, and the way to send one. */
export default function Cards({ loaderData }: Route.ComponentProps) {
  const { sends, seed, advice } = loaderData;
  return (
    <>
      <Title>Joy Cards</Title>
      <div className={styles.head}>
        <h1>Joy Cards</h1>
        <LinkButton to={at("newCard")} look="card" icon={<IconMailPlus size={20} />}>
          Nouveau message
        </LinkButton>
      </div>
      <Intro />
      <AdviceNotes advice={advice} />
      {sends.length > 0 ? (
        <History sends={sends} />
      ) : (
        <EmptyState
          seed={seed}
          sentence="Aucune carte n’est encore partie. La première attend vos mots."
        />
      )}
    </>
  );
}
