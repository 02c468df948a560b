import { useFetcher } from "react-router";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { useCopy } from "#app/ui/links/use-copy.ts";
import { TextField } from "#app/ui/text-field.tsx";
import words from "#app/ui/words.module.css";
import styles from "./planning.module.css";

/** The page's result when the feed's address is requested. */
export type FeedAnswer =
  | { address: string; renewed: boolean; message?: never }
  | { address?: never; renewed?: never; message: string };

/** The secret address at which a calendar app follows the planning: shown, copied, renewed. */
export function CalendarFeed({ eventId }: { eventId: number }) {
  const fetcher = useFetcher<FeedAnswer>({ key: "planning-feed" });
  const { copied, copy, forget } = useCopy();
  const mayRenew = useMayWrite("planning");
  const { address, renewed, message } = fetcher.data ?? {};
  const ask = (renew: boolean) => {
    forget();
    void fetcher.submit(
      { intent: "feed", event_id: eventId, renew: String(renew) },
      { method: "post" },
    );
  };
  const busy = fetcher.state !== "idle";
  return (
    <section className={styles.feed} aria-labelledby="agenda">
      <h2 id="agenda">Dans votre agenda</h2>
      <p>
        Abonnez votre agenda (Google, iPhone, Outlook) à cette adresse secrète{"\u00a0"}: les tâches
        à faire et les cérémonies y arrivent d’elles-mêmes. Qui la connaît peut lire votre planning.
      </p>
      {message ? <ErrorNote>{message}</ErrorNote> : null}
      {address ? (
        <>
          <TextField
            key={address}
            name="address"
            label="Adresse de l’agenda"
            type="url"
            defaultValue={address}
            readOnly
          />
          <div className={kit.wrap2}>
            <Button
              type="button"
              icon={<Icon name="copy" size={20} />}
              variant="plain"
              onClick={() => void copy(address)}
            >
              Copier
            </Button>
            {mayRenew ? (
              <Button type="button" variant="quiet" busy={busy} onClick={() => ask(true)}>
                Renouveler l’adresse
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <div>
          <Button
            type="button"
            variant="plain"
            icon={<Icon name="calendar-plus" size={20} />}
            busy={busy}
            onClick={() => ask(false)}
          >
            Afficher l’adresse
          </Button>
        </div>
      )}
      <output className={words.note}>
        {statusOf(copied) ?? (renewed && !busy ? "L’ancienne adresse ne répond plus." : "")}
      </output>
    </section>
  );
}

/** What became of the last copy; null without one. */
function statusOf(copied: boolean | null): string | null {
  if (copied === null) return null;
  return copied ? "Adresse copiée" : "Sélectionnez l’adresse pour la copier";
}
