import { at } from "@jdj/contract/paths/addresses";
import { PostCard } from "#app/areas/content/blog/post-card.tsx";
import reading from "#app/areas/content/reading.module.css";
import type { PageHandle } from "#app/document/page-kind.ts";
import { PublicHead } from "#app/document/public-head.tsx";
import { useSite } from "#app/document/site.ts";
import { apiContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { StructuredData } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import { Breadcrumbs } from "#app/ui/links/breadcrumbs.tsx";
import type { Route } from "./+types/page";
import { Article } from "./article.tsx";
import styles from "./page.module.css";

export const handle: PageHandle = { page: "static", cachedBy: [] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { blog } = context.get(apiContext).content;
  const post = await found(blog.post({ slug: params.slug }));
  const { data } = await found(blog.posts({ per_page: 4 }));
  return { post, others: data.filter(({ id }) => id !== post.id).slice(0, 3) };
}

/** `/blog/{slug}`: an article. */
export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, others } = loaderData;
  const { brand, publicUrl } = useSite();
  const path = at("blogPost", { slug: post.slug });
  return (
    <div className={`${kit.page} ${reading.page}`}>
      <PublicHead title={post.title} description={post.excerpt} path={path} />
      <StructuredData
        about={{
          "@type": "BlogPosting",
          headline: post.title,
          description: post.excerpt,
          datePublished: post.published_on,
          dateModified: post.modified_on,
          inLanguage: "fr",
          mainEntityOfPage: publicUrl + path,
          publisher: { "@type": "Organization", name: brand, url: publicUrl },
        }}
      />
      <div className={styles.link}>
        <Breadcrumbs
          crumbs={[
            { to: at("home"), label: "Accueil" },
            { to: at("blog"), label: "Blog" },
          ]}
          here={post.title}
        />
      </div>
      <Article post={post} />
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="a-lire">
          <h2 id="a-lire">À lire aussi</h2>
          <div className={`${kit.stack7} ${styles.row}`}>
            {others.map((one) => (
              <PostCard key={one.id} post={one} level={3} />
            ))}
          </div>
        </section>
      ) : null}
    </div>
  );
}
