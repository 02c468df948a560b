import { at } from "@jdj/contract/paths/addresses";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import kit from "#app/ui/kit.module.css";
import { PrintButton } from "#app/ui/print-button.tsx";
import words from "#app/ui/words.module.css";
import { Cloth } from "#app/weave/cloth.tsx";
import type { Route } from "./+types/page";
import styles from "./cards.module.css";

export const handle: PageHandle = { page: "hydrated" };

/** The cards of a sheet: two columns of three on A4. */
const cards = ["a1", "a2", "b1", "b2", "c1", "c2"];

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const asked = { event_id: event.id };
  const album = await foundOrError(context.get(apiContext).album.collection.collection(asked));
  return { name: event.name, seed: event.seed, album };
}

/** The cards for the tables, six on a sheet of A4: the event's cloth, the code, and what to do with it. */
export default function AlbumCardsPage({ loaderData }: Route.ComponentProps) {
  const { name, seed, album } = loaderData;
  const { publicUrl } = useSite();
  return (
    <>
      <Title>Cartons des tables</Title>
      <div className={`${kit.cluster2} ${kit.between} ${kit.notPrinted}`}>
        <BackButton to={at("album")}>Photos des invités</BackButton>
        <PrintButton />
      </div>
      <div className={`${kit.stack1} ${kit.notPrinted}`}>
        <h1>Cartons des tables</h1>
        <p className={words.note}>
          Six cartons par feuille A4. Imprimez autant de feuilles qu’il faut, découpez, posez-en un
          par table.
        </p>
      </div>
      {album === null ? (
        <LoadFailed address={at("albumCards")} />
      ) : album.path === null || !album.is_open ? (
        <p>
          Ouvrez d’abord la collecte dans <a href={at("album")}>Photos des invités</a>.
        </p>
      ) : (
        <ul className={`${kit.listReset} ${styles.sheet}`}>
          {cards.map((place) => (
            <li key={place} className={styles.card}>
              <Cloth className={styles.cloth} seed={seed} strips={10} rows={10} cover />
              <p className={styles.title}>Photographiez, partagez</p>
              <img
                className={styles.code}
                src={`/api/v1/album-links/${album.key}/code.svg`}
                alt={place === "a1" ? "Code à scanner" : ""}
                width={160}
                height={160}
              />
              <p className={styles.how}>
                Scannez, envoyez vos photos.
                <br />
                Sans compte, sans application.
              </p>
              <p className={styles.address}>
                {(publicUrl + album.path).replace(/^https?:\/\//, "")}
              </p>
              <p className={styles.event}>{name}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
