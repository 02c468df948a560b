import type { AlbumCollection } from "@jdj/contract/album/collection";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { grouped } from "@jdj/french/money";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import { apiContext } from "#app/http/context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Note } from "#app/ui/error-note.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { albumAddress, stateFrom } from "./album-view.ts";
import { changeCollection } from "./change-collection.ts";
import { WayIn, WaysOut } from "./links-and-downloads.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { SettingsForm } from "./settings-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { collection } = context.get(apiContext).album;
  const state = stateFrom(url.searchParams.get("vue"));
  const page = Number(url.searchParams.get("page")) || 1;
  const asked = { event_id: event.id, page: Math.min(1000, Math.max(1, Math.trunc(page))), state };
  return {
    eventId: event.id,
    eventName: event.name,
    seed: event.seed,
    album: await foundOrError(collection.collection(asked)),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return changeCollection(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

const empty: Record<AlbumCollection["state"], string> = {
  waiting: "Aucune photo n’attend.",
  shown: "L’album est vide. Les photos que vous montrez y entrent.",
  hidden: "Aucune photo n’est écartée.",
};

/** « Photos des invités »: the code for the tables, what guests sent, and what of it is in the album. */
export default function AlbumPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page: pageTitle } = useWording();
  const { eventId, album, seed, eventName } = loaderData;
  if (album === null)
    return (
      <>
        <Title>Photos des invités</Title>
        <h1>Photos des invités</h1>
        <LoadFailed address={at("album")} />
      </>
    );
  const intent = actionData?.values.intent;
  const isSetting = intent === "save" || intent === "link";
  const isTaking = album.is_open && album.stopped === null;
  const isNew = album.version === 0;
  const { counts } = album;
  const isEmpty = counts.waiting + counts.shown + counts.hidden === 0;
  return (
    <>
      <Title>Photos des invités</Title>
      <BackButton to={at("eventPage")}>{pageTitle}</BackButton>
      <div className={`${kit.toolbar} ${kit.between}`}>
        <h1>Photos des invités</h1>
        {isNew ? null : (
          <Badge tone={isTaking ? "good" : "neutral"}>
            {isTaking ? "Collecte ouverte" : "Collecte fermée"}
          </Badge>
        )}
      </div>
      {isNew ? (
        <p className={words.note}>
          Un code sur chaque table{"\u00a0"}: vos invités envoient leurs photos sans compte, vous
          choisissez celles qui entrent dans l’album.
        </p>
      ) : (
        <>
          {album.stopped === "cancelled" ? (
            <Note>L’événement est annulé{"\u00a0"}: le code ne prend plus de photos.</Note>
          ) : null}
          {isEmpty ? <WayIn {...{ album, eventName }} /> : null}
          <Photos {...{ eventId, album, seed }} state={isSetting ? undefined : actionData} />
          {isEmpty ? null : <WayIn {...{ album, eventName }} />}
          <WaysOut album={album} />
        </>
      )}
      {album.can.write ? (
        <SettingsForm
          key={`reglages ${album.version}`}
          {...{ eventId, album }}
          state={isSetting ? (actionData ?? undefined) : undefined}
        />
      ) : null}
      <p className={words.note}>
        {album.kept_until === null
          ? "Les photos sont gardées un an après le jour même."
          : `Les photos sont gardées jusqu’au ${longDate(album.kept_until)}\u00a0: téléchargez-les avant.`}{" "}
        {grouped(album.photos_max)} au plus.
      </p>
    </>
  );
}

type PhotosProps = {
  eventId: number;
  album: AlbumCollection;
  seed: string;
  state: Route.ComponentProps["actionData"];
};

function Photos({ eventId, album, seed, state }: PhotosProps) {
  const { counts } = album;
  const tabs = (
    [
      ["waiting", "En attente"],
      ["shown", "Album"],
      ["hidden", "Écartées"],
    ] as const
  ).map(([one, label]) => ({
    ...{ to: albumAddress(one), label, current: album.state === one },
    count: grouped(counts[one]),
  }));
  const view = new URLSearchParams(albumAddress(album.state).split("?")[1]).get("vue") ?? "";
  return (
    <>
      <Tabs label="Photos" tabs={tabs} />
      {album.photos.length === 0 ? (
        <EmptyState sentence={empty[album.state]} seed={seed} />
      ) : (
        <>
          <PhotoGrid
            key={`${album.state} ${album.current_page} ${album.photos.map(({ id }) => id).join()}`}
            {...{ eventId, album, view }}
            state={state ?? undefined}
          />
          <Pagination
            page={album.current_page}
            lastPage={album.last_page}
            to={(page) => albumAddress(album.state, page)}
            label="Photos"
          />
        </>
      )}
    </>
  );
}
