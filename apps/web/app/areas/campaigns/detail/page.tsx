import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { redirect } from "react-router";
import { BackLink } from "#app/areas/campaigns/back-link.tsx";
import { requireOpenNotebook } from "#app/areas/notebook/current-event.ts";
import { findRecommended } from "#app/areas/providers/recommended/find-recommended.ts";
import { RecommendedProviders } from "#app/areas/providers/recommended/recommended-providers.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { pageFrom } from "#app/http/page-from.ts";
import { useRefreshWhile } from "#app/http/use-refresh-while.ts";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/page";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignContent } from "./campaign-content.tsx";
import { changeCampaign } from "./change-campaign.ts";
import { filterFrom } from "./deliveries.ts";
import { Recipients } from "./recipients.tsx";
import { ShareCard } from "./share-card.tsx";
import { Totals } from "./totals.tsx";

export const handle: PageHandle = { page: "hydrated" };

/** How often the page is refreshed while the campaign is being sent, in milliseconds. */
const refreshMs = 2000;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireOpenNotebook(context);
  const api = context.get(apiContext);
  const filter = filterFrom(url.searchParams);
  const [listed, recommended] = await Promise.all([
    found(
      api.campaigns.deliveries.deliveriesByPage({
        id: params.id,
        page: pageFrom(url.searchParams),
        filter,
      }),
    ),
    findRecommended(api),
  ]);
  if (listed.campaign.kind === "message") throw redirect(at("guestMessage", { id: params.id }));
  const { campaign, deliveries, page, last_page: lastPage, sizes, resendable } = listed;
  // What waits for the host is what they come for.
  const isManual = campaign.channel_id === channelIds.manual;
  const first = isManual ? "recipients" : "message";
  const asked = { destinataires: "recipients", message: "message" } as const;
  const tab = Object.entries(asked).find(([value]) => value === url.searchParams.get("vue"))?.[1];
  return {
    campaign,
    recommended,
    tab: tab ?? first,
    deliveries,
    view: { filter, page, lastPage, sizes, resendable },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeCampaign(context, Number(params.id), await readForm(request));
}

/** One campaign: its progress, its message, and the state of each delivery. */
export default function Card({ loaderData, actionData, params }: Route.ComponentProps) {
  const { campaign, recommended, deliveries, view, tab } = loaderData;
  const leaving = campaign.status === "sending" && campaign.paused === null;
  useRefreshWhile(leaving, refreshMs);

  const here = at("card", params);
  const date = dateAndTime(campaign.scheduled_at ?? campaign.created_at);
  return (
    <>
      <Title>{`Envoi du ${date}`}</Title>
      <div>
        <BackLink to={at("cards")}>Joy Cards</BackLink>
        <h1>Envoi du {date}</h1>
      </div>
      {campaign.share === null ? (
        <Totals
          success={campaign.success}
          error={campaign.error}
          total={campaign.total}
          leaving={leaving}
        />
      ) : (
        <ShareCard share={campaign.share} />
      )}
      <CampaignActions campaign={campaign} />
      {actionData ? <ErrorNote>{actionData.message}</ErrorNote> : null}
      {campaign.share === null ? (
        <Tabs
          label="Détail de l’envoi"
          tabs={[
            { to: `${here}?vue=message`, label: "Le message", current: tab === "message" },
            {
              to: `${here}?vue=destinataires`,
              label: "Les destinataires",
              current: tab === "recipients",
              count: campaign.total,
            },
          ]}
        />
      ) : null}
      {tab === "message" ? (
        <CampaignContent campaign={campaign} date={date} />
      ) : (
        <Recipients here={here} campaign={campaign} deliveries={deliveries} view={view} />
      )}
      {["sending", "done"].includes(campaign.status) ? (
        <RecommendedProviders providers={recommended} />
      ) : null}
    </>
  );
}
