import type { ResponsesOverview } from "@jdj/contract/invitations/responses";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { count } from "@jdj/french/plural";
import { Link } from "react-router";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { Form } from "#app/forms/form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { MoreActions } from "#app/ui/more-actions.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type Tile, Tiles } from "#app/ui/tiles.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { answerFilter } from "./answer-filter.ts";
import { changeResponses } from "./change-responses.ts";
import { CheckInView } from "./check-in-view.tsx";
import { GuestsView } from "./guests-view.tsx";
import { JoinRequestsView } from "./join-requests-view.tsx";
import { Overview } from "./overview.tsx";
import styles from "./page.module.css";
import { WovenGuests } from "./woven-guests.tsx";

type CountersProps = Pick<ResponsesOverview, "counts"> & {
  /** Left out on a phone: what is decided there comes first. */
  isAside: boolean;
};

/** How many come, with whom, and how many have not answered; each leads to its list. */
function Counters({ counts, isAside }: CountersProps) {
  const shown: Tile[] = [
    { label: "Viennent", value: counts.yes, link: toList("yes"), tone: "good" },
    { label: "Personnes attendues", value: counts.people, tone: "people" },
    { label: "Ne viennent pas", value: counts.no, link: toList("no") },
    { label: "Sans réponse", value: counts.none, link: toList("none"), tone: "attention" },
  ];
  if (counts.arrived > 0)
    shown.push({ label: "Déjà arrivés", value: counts.arrived, tone: "people" });
  return <Tiles tiles={shown} variant="counts" isAside={isAside} />;
}

/** A label that leads to the guests with an answer. */
const toList = (answer: string) => (label: string) => (
  <Link to={`${at("responses")}?vue=invites&reponse=${answer}`} className={styles.lead}>
    {label}
  </Link>
);

export const handle: PageHandle = { page: "hydrated" };

const views = ["reponses", "invites", "a-valider", "accueil"] as const;

/** Views in which something is decided: for those who may write. */
const deciding: readonly string[] = ["a-valider", "accueil"];

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const { notebook, invitations } = context.get(apiContext);
  const asked = views.find((one) => one === url.searchParams.get("vue")) ?? "reponses";
  const mayWrite = event.can.guests === "write";
  const view = deciding.includes(asked) && !mayWrite ? "reponses" : asked;
  const filter = answerFilter(url.searchParams);
  const [{ written, ...overview }, listed, links, categories, paperCodes] = await Promise.all([
    found(invitations.responses.overview({ event_id: event.id })),
    view === "invites"
      ? found(
          invitations.responses.respondingGuests({
            event_id: event.id,
            ...(filter && { answer: filter }),
            page: pageFrom(url.searchParams),
          }),
        )
      : null,
    view === "accueil" ? found(invitations.checkIn.checkInLinks({ event_id: event.id })) : [],
    view === "a-valider" ? notebook.guests.categories() : [],
    view === "accueil" ? found(invitations.checkIn.paperCodes({ event_id: event.id })) : null,
  ]);
  return {
    ...overview,
    view,
    mayWrite,
    links,
    categories,
    paperCodes,
    seed: event.seed,
    written: view === "reponses" ? written : [],
    filter,
    listed,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const event = await eventOfCards(context);
  const form = await readForm(request);
  return changeResponses(context, event.id, form, `${at("responses")}${url.search}`);
}

/** The answers of the guests, for their hosts. */
export default function Responses({ loaderData, actionData }: Route.ComponentProps) {
  const { view, mayWrite, counts, ceremonies, questions, settings, requests } = loaderData;
  const tab = (name: (typeof views)[number], label: string, count?: number) => ({
    to: name === "reponses" ? at("responses") : `${at("responses")}?vue=${name}`,
    label,
    current: view === name,
    ...(count ? { count } : {}),
  });
  return (
    <>
      <Title>Réponses des invités</Title>
      <div className={`${kit.wrap} ${styles.head}`}>
        <div>
          <h1>Réponses des invités</h1>
          <p className={words.note}>
            {settings.deadline
              ? `Réponses jusqu’au ${longDate(settings.deadline)}`
              : "Réponses sans date limite"}
            , {settings.companions === 0 ? "sans" : count(settings.companions, "accompagnant")}{" "}
            {settings.companions === 0 ? "accompagnant" : "par invitation"}
          </p>
        </div>
        <MoreActions>
          {mayWrite ? (
            <LinkButton
              to={at("responsesSettings")}
              variant="plain"
              icon={<Icon name="settings" size={20} />}
            >
              Réglages
            </LinkButton>
          ) : null}
          <LinkButton
            to={at("responsesExport")}
            reloadDocument
            variant="plain"
            icon={<Icon name="download" size={20} />}
          >
            Exporter<span className="visually-hidden"> (CSV)</span>
          </LinkButton>
        </MoreActions>
      </div>
      <Counters counts={counts} isAside={deciding.includes(view)} />
      <Tabs
        label="Vues des réponses"
        tabs={[
          tab("reponses", "En bref"),
          tab("invites", "Invités"),
          ...(mayWrite
            ? [
                tab("a-valider", "À valider", requests.length + loaderData.pending_in_groups),
                tab("accueil", "À l’accueil"),
              ]
            : []),
        ]}
      />
      {view === "reponses" ? (
        <>
          <WovenGuests seed={loaderData.seed} counts={counts} />
          <Overview
            ceremonies={ceremonies}
            questions={questions}
            days={loaderData.days}
            written={loaderData.written}
          />
          {mayWrite ? <PublicCardBox card={loaderData.public_card} /> : null}
        </>
      ) : null}
      {loaderData.listed ? (
        <GuestsView
          {...loaderData.listed}
          filter={loaderData.filter}
          ceremonies={ceremonies}
          questions={questions}
          counts={counts}
        />
      ) : null}
      {view === "a-valider" ? (
        <JoinRequestsView
          requests={requests}
          inGroups={loaderData.pending_in_groups}
          categories={loaderData.categories}
          seed={loaderData.seed}
        />
      ) : null}
      {loaderData.paperCodes ? (
        <CheckInView
          links={loaderData.links}
          paperCodes={loaderData.paperCodes}
          refused={actionData}
        />
      ) : null}
    </>
  );
}

/** The public card: its link to share, and whether people may add themselves by it. */
function PublicCardBox({ card }: { card: ResponsesOverview["public_card"] }) {
  const { publicUrl } = useSite();
  const isOpen = card?.open === true;
  return (
    <section
      className={`${kit.stack3} ${kit.oneColumn} ${styles.publicCard}`}
      aria-labelledby="carte-publique"
    >
      <h2 id="carte-publique">Votre carte publique</h2>
      <p>
        {isOpen
          ? "Qui reçoit ce lien peut s’ajouter lui-même\u00a0; vous validez ensuite chaque personne."
          : "Un lien à partager, par lequel chacun s’ajoute lui-même. Vous validez ensuite chaque personne."}
      </p>
      {card && isOpen ? (
        <ShareButton address={`${publicUrl}${card.path}`} title="Carte publique" shown />
      ) : null}
      <Form method="post">
        <Button name="intent" value={isOpen ? "close-card" : "open-card"} variant="plain">
          {isOpen ? "Fermer les inscriptions" : "Ouvrir la carte publique"}
        </Button>
      </Form>
    </section>
  );
}
