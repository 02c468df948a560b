import { describe, expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { asRole } from "../../../../testing/console.ts";
import { writeBlogReference } from "../write-reference.ts";

const app = testApp();

const form = (title: string) => ({
  title,
  slug: null as string | null,
  excerpt: "Un conseil.",
  content: "<p>Un <b>conseil</b><script>alert(1)</script></p>",
  image: null,
  image_alt: null,
});

const status = async (slug: string) => (await app.call("GET", `/api/v1/blog-posts/${slug}`)).status;

/** Adds an article as an editor. */
async function add(title: string, email: string) {
  const { call } = await asRole(app, "editor", email);
  const { body, status: code } = await call("POST", "posts", form(title));
  expect(code).toBe(200);
  const post = body as { id: number; slug: string; version: number; content: string };
  const publish = (from: string | null, version = post.version) =>
    call("POST", `posts/${post.id}/publication`, { version, from });
  return { call, post, publish };
}

describe("an article of the blog", () => {
  it("is a draft until it is published, and its address then stays", async () => {
    const { call, post, publish } = await add("L’été à Bassam", "b1@exemple.test");
    expect(post).toMatchObject({
      slug: "l-ete-a-bassam",
      content: "<p>Un <strong>conseil</strong></p>",
    });
    expect(await status(post.slug)).toBe(404);
    const change = { ...form("L’été à Assinie"), version: 1, slug: "ete-a-assinie" };
    expect(await call("PUT", `posts/${post.id}`, change)).toMatchObject({
      body: { slug: "ete-a-assinie", slug_fixed: false, version: 2 },
    });
    expect(await call("PUT", `posts/${post.id}`, change)).toMatchObject({ status: 409 });
    expect((await publish(null, 1)).status).toBe(409);
    expect(await publish(null, 2)).toMatchObject({ body: { state: "published" } });
    expect((await publish(null, 2)).status).toBe(409);
    expect((await app.call("GET", "/api/v1/blog-posts/ete-a-assinie")).body).toMatchObject({
      title: "L’été à Assinie",
      content: "<p>Un <strong>conseil</strong></p>",
      published_on: "2026-11-20",
      minutes: 1,
      image: null,
    });
    const renamed = { ...change, version: 2, slug: "autre" };
    expect(await call("PUT", `posts/${post.id}`, renamed)).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.stringContaining("publié")] } },
    });
  });

  it("may be published for later, which may be cancelled", async () => {
    const { call, post, publish } = await add("Plus tard", "b2@exemple.test");
    const later = new Date(app.clock().getTime() + 3600_000).toISOString();
    expect(await publish("2020-01-01T00:00:00Z")).toMatchObject({ status: 422 });
    expect(await publish(later)).toMatchObject({ body: { state: "scheduled" } });
    expect((await call("DELETE", `posts/${post.id}/publication`)).status).toBe(200);
    expect((await call("DELETE", `posts/${post.id}/publication`)).status).toBe(409);
    await publish(later);
    expect(await status(post.slug)).toBe(404);
    app.wait(3601);
    expect(await status(post.slug)).toBe(200);
  });

  it("is previewed before it is published", async () => {
    const { call, post } = await add("Brouillon", "b3@exemple.test");
    const { url } = (await call("POST", `posts/${post.id}/preview`)).body as { url: string };
    const read = await app.call("GET", `/api/v1/previews/${url.split("/").at(-1)}`);
    expect(read.body).toMatchObject({ kind: "post", post: { title: "Brouillon" } });
    expect((await call("POST", "posts/999999/preview")).status).toBe(404);
  });

  it("is hidden by archiving it, also one that came with the product, and may come back", async () => {
    const { call } = await add("Un de plus", "b4@exemple.test");
    const slug = "tenir-le-budget-de-sa-fete";
    const { items: rows } = (await call("GET", "posts?q=budget&state=published")).body as {
      items: { id: number; slug: string }[];
    };
    const { id } = rows.find((row) => row.slug === slug) ?? { id: 0 };
    const archive = (archived: boolean) => call("PUT", `posts/${id}/archive`, { archived });
    expect(await archive(true)).toMatchObject({ body: { state: "archived" } });
    await writeBlogReference(app.db);
    expect(await status(slug)).toBe(404);
    expect(await archive(false)).toMatchObject({ body: { state: "published" } });
    expect(await status(slug)).toBe(200);
  });

  it("has an address that no other has, and a picture that was uploaded", async () => {
    const { call } = await add("Le même titre", "b5@exemple.test");
    expect(await call("POST", "posts", form("Le même titre"))).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.any(String)] } },
    });
    const image = "/files/site/00000000-0000-4000-8000-000000000000.webp";
    expect(await call("POST", "posts", { ...form("Une image"), image })).toMatchObject({
      status: 422,
      body: { errors: { image: [expect.any(String)] } },
    });
    expect(
      await call("POST", "posts", { ...form("Vide"), content: "<script>x</script>" }),
    ).toMatchObject({ status: 422, body: { errors: { content: [expect.any(String)] } } });
  });

  it("is written by editors only, and every change is logged", async () => {
    const { post, publish } = await add("Journal", "b6@exemple.test");
    await publish(null);
    const support = await asRole(app, "support", "b6s@exemple.test");
    expect((await support.call("GET", `posts/${post.id}`)).status).toBe(200);
    expect((await support.call("POST", "posts", form("Non"))).status).toBe(403);
    expect((await support.call("GET", "posts/999999")).status).toBe(404);
    const admin = await asRole(app, "admin", "b6a@exemple.test");
    const { body } = await admin.call("GET", `audit?resource=posts&record_id=${post.id}`);
    expect(body).toMatchObject({ items: [{ action: "posts.publish" }, { action: "posts.add" }] });
  });
});
