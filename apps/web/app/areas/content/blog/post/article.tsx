import { longDate } from "@jdj/french/dates";
import { clothAddress } from "#app/areas/content/cloth-address.ts";
import reading from "#app/areas/content/reading.module.css";
import { Html } from "#app/ui/html.tsx";
import kit from "#app/ui/kit.module.css";
import words from "#app/ui/words.module.css";
import styles from "./page.module.css";

interface ShownPost {
  slug: string;
  title: string;
  published_on: string;
  minutes: number;
  image: { url: string; alt: string } | null;
  content: string;
}

/** An article in full: title, date, picture and text. */
export function Article({ post }: { post: ShownPost }) {
  return (
    <article>
      <header className={`${kit.stack3} ${kit.narrow} ${reading.head}`}>
        <h1>{post.title}</h1>
        <p className={words.text14}>
          {longDate(post.published_on)} · {post.minutes}&nbsp;min de lecture
        </p>
      </header>
      <img
        className={styles.picture}
        src={post.image?.url ?? clothAddress(post.slug)}
        alt={post.image?.alt ?? ""}
        width={704}
        height={160}
      />
      <Html className={reading.text} html={post.content} />
    </article>
  );
}
