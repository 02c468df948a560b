import type { PostSummary } from "@jdj/contract/content/blog";
import { at } from "@jdj/contract/paths/addresses";
import { longDate } from "@jdj/french/dates";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./post-card.module.css";
import { topicIcon } from "./topic-icon.ts";

/** An article in a list: picture, title, excerpt, date and reading time. */
export function PostCard({ post, level = 2 }: { post: PostSummary; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`${kit.stack2} ${styles.card}`}>
      <div className={kit.relative}>
        <img
          className={styles.picture}
          src={post.image?.url ?? clothAddress(post.slug)}
          alt={post.image?.alt ?? ""}
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
        />
        {post.image ? null : (
          <span className={`${kit.placeCentre} ${styles.topic}`}>
            <Icon name={topicIcon(post.slug)} size={48} stroke={1.25} />
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <a href={at("blogPost", { slug: post.slug })} className={words.cardLink}>
          {post.title}
        </a>
      </Heading>
      <p className={words.secondary}>{post.excerpt}</p>
      <p className={words.hint}>
        {longDate(post.published_on)} · {post.minutes}&nbsp;min de lecture
      </p>
    </article>
  );
}
