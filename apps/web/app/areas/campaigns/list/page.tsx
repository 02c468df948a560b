import type { Introduction } from "@jdj/contract/content/section-introductions";
import { at } from "@jdj/contract/paths/addresses";
import { AdviceNotes } from "#app/areas/campaigns/advice-notes.tsx";
import { eventOfCards } from "#app/areas/campaigns/event-of-cards.ts";
import { findAdvice } from "#app/areas/campaigns/find-advice.ts";
import { SectionSteps } from "#app/areas/notebook/section-steps.tsx";
import { useMayWrite } from "#app/areas/notebook/sharing/use-may-write.ts";
import { useWording } from "#app/areas/notebook/use-wording.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { sectionIntroduction } from "#app/http/section-introduction.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { MoreActions } from "#app/ui/more-actions.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/page";
import { ChannelCredit } from "./channel-credit.tsx";
import { History, historyAddress } from "./history.tsx";
import styles from "./page.module.css";
import { presentCampaign } from "./present-campaign.ts";
import { Purchases } from "./purchases.tsx";
import { StartCard } from "./start-card.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const event = await eventOfCards(context);
  const api = context.get(apiContext);
  const { notebook, payments, campaigns } = api;
  const [history, categories, guests, channels, purchases] = await Promise.all([
    campaigns.campaigns.campaignsByPage({ page: pageFrom(url.searchParams) }),
    notebook.guests.categories(),
    notebook.guests.countGuests({ eventId: event.id }),
    campaigns.channels.customerChannels(),
    payments.orders.customerPurchases(),
  ]);
  return {
    introduction: sectionIntroduction(context, "cards"),
    eventId: event.id,
    seed: event.seed,
    history: {
      page: history.page,
      lastPage: history.last_page,
      campaigns: history.campaigns.map((send) => presentCampaign(send, categories)),
    },
    credit: channels.map(({ id, name, selling_price, pivot }) => ({
      id,
      name,
      priceFcfa: selling_price,
      credit: pivot.remaining_messages,
    })),
    isTable: url.searchParams.get("vue") === "tableau",
    purchases,
    advice: await findAdvice(api, event.id, guests.count),
  };
}

/** The campaigns so far, the credit of each channel, and the button to start a card. */
export default function Cards({ loaderData }: Route.ComponentProps) {
  const { eventId, history, seed, advice, credit, purchases, isTable } = loaderData;
  const mayWrite = useMayWrite("cards");
  const wording = useWording();
  const isEmpty = history.campaigns.length === 0;
  return (
    <>
      <Title>{wording.cards}</Title>
      <div className={`${kit.cluster} ${styles.head}`}>
        <h1>{wording.cards}</h1>
        <div className={kit.row2}>
          {isEmpty ? null : (
            <MoreActions>
              <LinkButton
                to={historyAddress(!isTable)}
                variant="plain"
                icon={<Icon name={isTable ? "mail" : "list"} size={20} />}
              >
                {isTable ? "Voir les cartes" : "Voir le tableau"}
              </LinkButton>
              <LinkButton
                to={at("cardsExport")}
                variant="plain"
                icon={<Icon name="download" size={20} />}
                reloadDocument
                download
              >
                Exporter
              </LinkButton>
            </MoreActions>
          )}
          {mayWrite ? <StartCard eventId={eventId} /> : null}
        </div>
      </div>
      {isEmpty ? <SectionIntroduction text={loaderData.introduction} /> : null}
      <AdviceNotes advice={advice} />
      {isEmpty ? (
        <EmptyState
          seed={seed}
          sentence="Aucune carte n’est encore partie. La première attend vos mots."
        />
      ) : (
        <>
          <History {...history} isTable={isTable} mayWrite={mayWrite} />
          <SectionIntroduction text={loaderData.introduction} />
        </>
      )}
      <ChannelCredit rows={credit} mayBuy={mayWrite} />
      {purchases.length > 0 ? <Purchases payments={purchases} channels={credit} /> : null}
      <SectionSteps
        previous={{ to: at("guests"), label: "Invités" }}
        next={{ to: at("guestMessages"), label: "Messages" }}
      />
    </>
  );
}

/** What a Joy Card is, shortened until it is asked for. */
function SectionIntroduction({ text: { first, rest } }: { text: Introduction }) {
  return (
    <div className={`${kit.stack1} ${kit.narrow} ${words.secondary}`}>
      <p>{first}</p>
      {rest === "" ? null : (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>+ VOIR PLUS</span>
            <span className={styles.open}>− VOIR MOINS</span>
          </summary>
          <Html html={rest} />
        </details>
      )}
    </div>
  );
}
