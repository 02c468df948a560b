import type { GroupLink } from "@jdj/contract/notebook/group-links";
import { at } from "@jdj/contract/paths/addresses";
import { Link } from "react-router";
import { BackButton } from "#app/areas/notebook/back-button.tsx";
import { foundOrError } from "#app/areas/notebook/found-or-error.ts";
import { LoadFailed } from "#app/areas/notebook/load-failed.tsx";
import { openEvent } from "#app/areas/notebook/open-event.ts";
import type { PageHandle } from "#app/document/page-kind.ts";
import { useSite } from "#app/document/site.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import { ShareButton } from "#app/ui/links/share-button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import words from "#app/ui/words.module.css";
import type { Route } from "./+types/list-page";
import styles from "./group-links.module.css";
import { seatsText } from "./seats-text.ts";
import { StateBadge } from "./state-badge.tsx";

export const handle: PageHandle = { page: "hydrated" };

export async function loader({ context }: Route.LoaderArgs) {
  const event = await openEvent(context);
  const { groupLinks } = context.get(apiContext).notebook;
  return {
    seed: event.seed,
    groups: await foundOrError(groupLinks.groupLinks({ event_id: event.id })),
  };
}

/** The links of groups: of each how many seats are taken, who waits, and its share button. */
export default function GroupLinksPage({ loaderData }: Route.ComponentProps) {
  const { groups, seed } = loaderData;
  const add = (
    <LinkButton to={at("newGroupLink")} icon={<Icon name="plus" size={20} />}>
      Créer<span className="visually-hidden"> un lien de groupe</span>
    </LinkButton>
  );
  const mayWrite = groups?.can.write ?? false;
  const isEmpty = groups?.links.length === 0;
  return (
    <>
      <Title>Liens de groupe</Title>
      <div className={kit.stack1}>
        <BackButton to={at("guests")}>Mes invités</BackButton>
        <div className={`${kit.cluster} ${kit.between} ${styles.head}`}>
          <h1>Liens de groupe</h1>
          {mayWrite && !isEmpty ? add : null}
        </div>
      </div>
      {groups === null ? (
        <LoadFailed address={at("groupLinks")} />
      ) : isEmpty ? (
        <EmptyState
          seed={seed}
          sentence="Un lien pour «&nbsp;Famille de la mariée, 40 places&nbsp;» ou la paroisse&nbsp;: chacun s’inscrit lui-même, jusqu’à ce que ce soit complet."
          {...(mayWrite ? { action: add } : {})}
        />
      ) : (
        <ul className={`${kit.listReset} ${styles.groups}`}>
          {groups.links.map((link) => (
            <GroupRow key={link.id} link={link} seed={seed} />
          ))}
        </ul>
      )}
    </>
  );
}

function GroupRow({ link, seed }: { link: GroupLink; seed: string }) {
  const { publicUrl } = useSite();
  return (
    <li className={styles.group}>
      <div className={kit.shrink}>
        <h2 className={`${words.text18} ${words.breakAnywhere}`}>
          <Link to={at("groupLink", { id: link.id })} className={words.cardLink}>
            {link.name}
          </Link>
        </h2>
        <p className={`${kit.cluster2} ${words.note}`}>
          <StateBadge link={link} />
          <span>{seatsText(link)}</span>
        </p>
        <ProgressBar
          percent={(100 * link.taken) / link.seats}
          label={`Places prises, ${link.name}`}
          seed={seed}
          isThin
        />
      </div>
      {link.path === null ? null : (
        <div className={styles.share}>
          <ShareButton title={link.name} address={`${publicUrl}${link.path}`} />
        </div>
      )}
    </li>
  );
}
