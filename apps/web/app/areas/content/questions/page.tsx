import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import type { Route } from "./+types/page";
import { questionGroups } from "./question-groups.ts";
import { Questions } from "./questions.tsx";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { title, value } = await context
    .get(apiContext)
    .content.site.infoSite({ id: infoSiteIds.questions });
  return { title, groups: questionGroups(value) };
}

/** `/faq-…`: questions with foldable answers, also as structured data for search engines. */
export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const { title, groups } = loaderData;
  const all = groups.flatMap(({ questions }) => questions);
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead
        title={title}
        description="Le carnet, le compte, les invités, les Joy Cards, la mairie, les prestataires, vos données&nbsp;: les réponses aux questions que l’on nous pose."
        path={at("questions")}
      />
      <StructuredData
        about={{
          "@type": "FAQPage",
          mainEntity: all.map(({ question, text }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text },
          })),
        }}
      />
      <Questions title={title} groups={groups} />
    </div>
  );
}
