import { at } from "@jdj/contract/paths/addresses";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { submitOrExplain } from "#app/forms/submit-or-explain.ts";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/create-page";
import { createGroup } from "./change-group.ts";
import { GroupForm } from "./group-form.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  return { eventId: (await openEvent(context)).id };
}

export function action({ context, request }: Route.ActionArgs) {
  return createGroup(context, request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return submitOrExplain(serverAction);
}

/** A new group and its link. */
export default function NewGroupLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Title>Nouveau lien de groupe</Title>
      <div className={kit.stack1}>
        <BackButton to={at("groupLinks")}>Liens de groupe</BackButton>
        <h1>Nouveau lien de groupe</h1>
      </div>
      <GroupForm eventId={loaderData.eventId} link={null} state={actionData} />
    </>
  );
}
