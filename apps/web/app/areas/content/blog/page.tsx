import { at } from "@jdj/contract/paths/addresses";
import { ofName } from "@jdj/french/names";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import kit from "#app/ui/kit.module.css";
import { Pagination } from "#app/ui/pagination.tsx";
import type { Route } from "./+types/page";
import styles from "./page.module.css";
import { PostCard } from "./post-card.tsx";

export const handle: PageHandle = { page: "static", cachedBy: ["page"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Number(url.searchParams.get("page") ?? 1);
  return found(context.get(apiContext).content.blog.posts({ page, per_page: 12 }));
}

const address = (page: number) => (page === 1 ? at("blog") : `${at("blog")}?page=${page}`);

/** `/blog`: the articles, the newest first. */
export default function Blog({ loaderData }: Route.ComponentProps) {
  const { brand } = useSite();
  const { data: posts, meta } = loaderData;
  const { current_page: page, last_page: lastPage } = meta;
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead
        title={page === 1 ? "Le blog" : `Le blog, page ${page}`}
        description="Mairie, dot, budget, invités, faire-part&nbsp;: des conseils simples pour préparer une fête en Côte d’Ivoire."
        path={address(page)}
      />
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>Le blog {ofName(brand)}</h1>
        <p>Des conseils simples pour préparer votre fête, de la mairie au dernier remerciement.</p>
      </header>
      {posts.length === 0 ? (
        <EmptyState
          sentence="Aucun article ici pour le moment."
          seed="blog-vide"
          action={
            <LinkButton to={at("home")} reloadDocument>
              Retour à l’accueil
            </LinkButton>
          }
        />
      ) : (
        <div className={`${kit.stack7} ${styles.posts}`}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
      <Pagination page={page} lastPage={lastPage} to={address} label="Articles" />
    </div>
  );
}
