import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownPosts as articles } from "../../areas/content/blog/reference/own-posts.ts";
import { wordpressBlog } from "./wordpress.ts";
import type { WordpressPost } from "./wordpress-post.ts";

const ownPosts = articles
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(
    ({ id, slug, date, title, excerpt, content }): WordpressPost => ({
      id,
      slug,
      date_gmt: `${date}T08:00:00`,
      modified_gmt: `${date}T08:00:00`,
      title: { rendered: title },
      excerpt: { rendered: `<p>${excerpt}</p>` },
      content: { rendered: content },
    }),
  );

const held = { address: "", now: new Date("2026-11-20T10:00:00Z"), away: false, asked: 0 };
/** A blog that speaks as WordPress does. */
const server = createServer((request, response) => {
  held.asked += 1;
  const { searchParams } = new URL(request.url ?? "/", "http://blog.test");
  if (held.away) return response.writeHead(500).end("[]");
  const slug = searchParams.get("slug");
  const perPage = Number(searchParams.get("per_page") ?? 10);
  const page = Number(searchParams.get("page") ?? 1);
  const inCategory = searchParams.get("categories") === "84" ? ownPosts : [];
  const chosen = slug === null ? inCategory : inCategory.filter((post) => post.slug === slug);
  const from = (page - 1) * perPage;
  if (from > 0 && from >= chosen.length)
    return response.writeHead(400).end('{"code":"rest_post_invalid_page_number"}');
  return response
    .writeHead(200, { "content-type": "application/json", "x-wp-total": chosen.length })
    .end(JSON.stringify(chosen.slice(from, from + perPage)));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  held.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("the articles of a blog", () => {
  const open = () => wordpressBlog(held.address, () => held.now);

  it("gives a page of articles, the newest first, and how many there are", async () => {
    const { posts, total } = await open().list({ page: 1, perPage: 4 });
    expect(posts).toHaveLength(4);
    expect(total).toBe(ownPosts.length);
    const dates = posts.map(({ published_on }) => published_on);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it("gives no article past the last page", async () => {
    expect((await open().list({ page: 40, perPage: 4 })).posts).toEqual([]);
  });

  it("finds an article by its address, with text and reading time", async () => {
    const post = await open().find(ownPosts[0]?.slug ?? "");
    expect(post?.content).toMatch(/^<p>.*<h2>/s);
    expect(post?.minutes).toBeGreaterThan(0);
    expect(post?.title).not.toContain("<");
  });

  it("finds nothing at an address that no article has", async () => {
    expect(await open().find("jamais-ecrit")).toBeNull();
  });
});

describe("a blog of WordPress", () => {
  it("is asked once in five minutes, and its old answer is shown while it is away", async () => {
    const blog = wordpressBlog(held.address, () => held.now);
    const first = await blog.list({ page: 1, perPage: 4 });
    const asked = held.asked;
    await blog.list({ page: 1, perPage: 4 });
    expect(held.asked).toBe(asked);
    held.now = new Date(held.now.getTime() + 6 * 60_000);
    held.away = true;
    expect(await blog.list({ page: 1, perPage: 4 })).toEqual(first);
    await expect(blog.list({ page: 2, perPage: 4 })).rejects.toThrow("500");
    held.away = false;
  });
});
