import { infoSiteIds } from "@jdj/contract/content/site";
import { at } from "@jdj/contract/paths/addresses";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { apiContext } from "#app/http/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Html, StructuredData } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { questionGroups } from "./question-groups.ts";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const { title, value } = await context
    .get(apiContext)
    .content.site.infoSite({ id: infoSiteIds.questions });
  return { title, groups: questionGroups(value) };
}

/** `/faq-…`: questions with foldable answers, also as structured data for search engines. */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const { title, groups } = loaderData;
  const all = groups.flatMap(({ questions }) => questions);
  return (
    <div className={reading.page}>
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
      <header className={reading.head}>
        <h1>{title}</h1>
        <p>Touchez une question pour lire sa réponse.</p>
      </header>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            <div>
              {group.questions.map(({ question, html }) => (
                <details key={question} className={styles.question}>
                  <summary>
                    {question}
                    <Icon name="chevron-down" size={20} />
                  </summary>
                  <Html className={styles.answer} html={html} />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={styles.other}>
        Votre question n’y est pas&nbsp;?{" "}
        <LinkButton to={at("contact")} reloadDocument look="plain">
          Écrivez-nous
        </LinkButton>
      </p>
    </div>
  );
}
