import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type FetchPicture, pictureContext } from "#app/http/context.ts";
import { inlinePicture } from "./inline-picture.ts";

const address = "/api/v1/wedding-cards/aaaaaaaaaaaaaaaa/card.png?size=half";
const request = new Request("https://site.test/", { headers: { accept: "text/html,image/webp" } });

function inline(fetchPicture: FetchPicture, from = address): Promise<string> {
  const context = new RouterContextProvider();
  context.set(pictureContext, fetchPicture);
  return inlinePicture(request, context, from);
}

const picture = (bytes: number, type = "image/png") =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type } });
const after = async (ms: number) => {
  await new Promise((done) => setTimeout(done, ms));
  return picture(3);
};

describe("the picture within a page", () => {
  it("is there as its bytes, of the kind that the browser takes", async () => {
    const asked: string[] = [];
    const shown = await inline(async (path, accept) => {
      asked.push(path, accept);
      return picture(3, "image/webp");
    });
    expect(shown).toBe("data:image/webp;base64,AAAA");
    expect(asked).toEqual([address, "text/html,image/webp"]);
  });

  it("waits for a drawing, but not for long", async () => {
    expect(await inline(() => after(100))).toBe("data:image/png;base64,AAAA");
    expect(await inline(() => after(1000))).toBe(address);
  });

  it("follows the page in a crowd, whose drawings nobody waits for", async () => {
    const crowd = Array.from({ length: 12 }, () => inline(() => after(100)));
    const late = (await Promise.all(crowd)).filter((shown) => shown === address);
    expect(late).toHaveLength(10);
    expect(await inline(() => after(100))).not.toBe(address);
  });

  it("is fetched by the browser when it is long, is none, or cannot be had", async () => {
    const answers: [string, FetchPicture][] = [
      ["long", async () => picture(32_001)],
      ["not drawn", async () => new Response(null, { status: 503 })],
      ["a page", async () => picture(3, "text/html")],
      ["a drawing with scripts", async () => picture(3, "image/svg+xml")],
      ["none", () => Promise.reject(new Error("The storage is away"))],
    ];
    for (const [name, answer] of answers)
      expect([name, await inline(answer)]).toEqual([name, address]);
  });

  it("of another site, or a file of the hosts, stays at its address", async () => {
    for (const elsewhere of ["https://images.test/card.png", "/files/7?e=1&s=abc"])
      expect(await inline(async () => picture(3), elsewhere)).toBe(elsewhere);
  });
});
