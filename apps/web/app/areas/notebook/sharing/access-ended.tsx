import { at } from "@jdj/contract/paths/addresses";
import { Title } from "#app/document/title.tsx";
import { PostingAccountField } from "#app/forms/posting-account-field.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import styles from "./access-ended.module.css";

type AccessEndedProps = {
  /** The name of the event that is no longer open; null when it is not known. */
  name: string | null;
  /** The event on which the reader works from now on; null when they have none. */
  next: { id: number; name: string } | null;
};

/** Shown instead of a notebook page to who lost access to it, until they choose an event. */
export function AccessEnded({ name, next }: AccessEndedProps) {
  return (
    <section className={`${kit.card} ${kit.stack4} ${styles.ended}`} aria-labelledby="fin-acces">
      <Title>Accès terminé</Title>
      <Icon name="lock" size={40} stroke={1.5} />
      <h1 id="fin-acces">Votre accès à ce carnet a pris fin</h1>
      <p>
        {name ? (
          <>
            «{"\u00a0"}
            {name}
            {"\u00a0"}» ne vous est plus ouvert{"\u00a0"}:{" "}
          </>
        ) : null}
        {name ? "la" : "La"} personne à qui appartient ce carnet a repris l’accès, ou l’a supprimé.
        Ce que vous y aviez enregistré n’est pas perdu pour elle.
      </p>
      {next ? (
        <form method="post" action={at("events")}>
          <PostingAccountField />
          <input type="hidden" name="event_id" value={next.id} />
          <Button>
            Ouvrir «{"\u00a0"}
            {next.name}
            {"\u00a0"}»
          </Button>
        </form>
      ) : (
        <LinkButton to={at("createEvent")} reloadDocument>
          Créer un événement
        </LinkButton>
      )}
      <LinkButton to={at("events")} reloadDocument variant="plain">
        Mes événements
      </LinkButton>
    </section>
  );
}
