import type { PostSummary } from "@jdj/contract/content/blog";
import { at } from "@jdj/contract/paths/addresses";
import { PostCard } from "#app/areas/content/blog/post-card.tsx";
import kit from "#app/ui/kit.module.css";
import { Carousel } from "#app/ui/media/carousel.tsx";
import styles from "./page.module.css";

/** The newest articles, four side by side from 1024 px on, one below; they move every two seconds. */
export function BlogRow({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={`${kit.page} ${styles.section}`} aria-labelledby="blog">
      <div className={`${kit.cluster} ${styles.titleRow}`}>
        <h2 id="blog">{title}</h2>
        <a href={at("blog")}>Tous les articles</a>
      </div>
      <Carousel
        label="Articles du blog"
        wide={4}
        autoplayMs={2000}
        slides={posts.map((post) => ({
          key: String(post.id),
          content: <PostCard post={post} level={3} />,
        }))}
      />
    </section>
  );
}
