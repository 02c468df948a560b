import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { Article } from "#app/areas/content/blog/post/article.tsx";
import { questionGroups } from "#app/areas/content/questions/question-groups.ts";
import { Questions } from "#app/areas/content/questions/questions.tsx";
import reading from "#app/areas/content/reading.module.css";
import { SiteText } from "#app/areas/content/site-text.tsx";
import type { PageHandle } from "#app/document/page-kind.ts";
import { Title } from "#app/document/title.tsx";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static" };

/** Nobody stores it, and its address goes to no other site. */
export function headers() {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
  };
}

export function loader({ context, params }: Route.LoaderArgs) {
  return found(context.get(apiContext).content.previews.read({ token: params.token }));
}

/** What a preview shows, as its public page will. */
function Shown({ shown }: { shown: Route.ComponentProps["loaderData"] }) {
  if (shown.kind === "post")
    return (
      <div className={`${kit.page} ${reading.page}`}>
        <Article post={shown.post} />
      </div>
    );
  const { page } = shown;
  if (page.id !== infoSiteIds.questions) return <SiteText text={page} />;
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <Questions title={page.title} groups={questionGroups(page.value)} />
    </div>
  );
}

/** `/apercu/{token}`: what staff have not published yet, as its public page will show it. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const { title } = loaderData.kind === "post" ? loaderData.post : loaderData.page;
  return (
    <>
      <Title>{`Aperçu\u00a0: ${title}`}</Title>
      <meta name="robots" content="noindex" />
      <p className={styles.note} role="status">
        Aperçu. Les visiteurs ne voient pas encore cette page&nbsp;; cette adresse s’ouvre pendant
        une heure.
      </p>
      <Shown shown={loaderData} />
    </>
  );
}
