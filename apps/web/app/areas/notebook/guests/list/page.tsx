import { notebookMessages } from "@jdj/contract/notebook/messages";
import { IconFileImport, IconUserPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { at } from "../../../../addresses.ts";
import { apiContext } from "../../../../context.ts";
import { found } from "../../../../found.ts";
import type { PageHandle } from "../../../../page-kind.ts";
import { Title } from "../../../../title.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Intro } from "../../intro.tsx";
import { openEvent } from "../../open-event.ts";
import { SectionSteps } from "../../section-steps.tsx";
import type { Route } from "./+types/page";
import { GuestList } from "./guest-list.tsx";
import styles from "./list.module.css";
import { unpackGuests } from "./listed-guest.ts";
import { packGuests } from "./pack-guests.ts";

export const handle: PageHandle = { page: "work" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { guests } = context.get(apiContext).notebook;
  const list = await found(guests.guestsByEvent({ eventId: event.id }));
  const categories = [...new Set(list.map(({ category }) => category))].sort((a, b) =>
    a.localeCompare(b, "fr"),
  );
  return { eventId: event.id, seed: event.seed, categories, packed: packGuests(list, categories) };
}

/** The guests of the event: how many come, and the list to look through. */
export default function GuestsPage({ loaderData }: Route.ComponentProps) {
  const { eventId, seed, categories, packed } = loaderData;
  const guests = useMemo(() => unpackGuests(packed, categories), [packed, categories]);
  const actions = (
    <div className={styles.actions}>
      <LinkButton to={at("createGuests", { eventId })} icon={<IconUserPlus size={20} />}>
        Ajouter
      </LinkButton>
      <LinkButton
        to={at("importGuests", { eventId })}
        look="plain"
        icon={<IconFileImport size={20} />}
      >
        Importer
      </LinkButton>
    </div>
  );
  return (
    <>
      <Title>Mes invités</Title>
      <div className={styles.head}>
        <h1>Liste des invités</h1>
        {guests.length > 0 ? actions : null}
      </div>
      <Intro first="Tous ceux que vous souhaitez avoir près de vous, et leur réponse.">
        <p>
          Envoyez vos invitations idéalement 3 mois avant la cérémonie. Les réponses à vos Joy Cards
          arrivent ici d’elles-mêmes. Votre liste est déjà dans un tableur{"\u00a0"}?{" "}
          <a href={at("guestTemplate")} download>
            Téléchargez le modèle
          </a>{" "}
          et importez-la d’un coup.
        </p>
      </Intro>
      {guests.length > 0 ? (
        <GuestList guests={guests} />
      ) : (
        <EmptyState sentence={notebookMessages.noGuest} action={actions} seed={seed} />
      )}
      <SectionSteps
        previous={{ to: at("summary"), label: "En bref" }}
        next={{ to: at("cards"), label: "Joy Cards" }}
      />
    </>
  );
}
