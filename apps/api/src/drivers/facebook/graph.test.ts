import { describe, expect, it } from "vitest";
import { appSecretProof, graphFacebook } from "./graph.ts";
import { FacebookAway } from "./port.ts";

/** A fetch that answers as Facebook does, with the requests that it received. */
function facebook(answers: (() => Response)[]) {
  const asked: URL[] = [];
  const driver = graphFacebook({
    appId: "225",
    appSecret: "secret",
    dialog: "https://www.facebook.test/dialog/oauth",
    graph: "https://graph.facebook.test",
    fetch: async (request) => {
      asked.push(new URL(request.url));
      const answer = answers.shift();
      if (!answer) throw new TypeError("fetch failed");
      return answer();
    },
  });
  return { asked, ask: () => driver.personOf({ code: "c", returnTo: "https://site.test/retour" }) };
}

const granted = () => Response.json({ access_token: "t" });

describe("the Graph API", () => {
  it("is asked with the secret for the token, and with its proof for the person", async () => {
    const { asked, ask } = facebook([
      granted,
      () => Response.json({ id: "12", first_name: "Aya", last_name: "Kra", email: "A@x.ci" }),
    ]);
    expect(await ask()).toEqual({ id: "12", givenNames: "Aya", lastName: "Kra", email: "a@x.ci" });
    expect(asked[0]?.href).toBe(
      "https://graph.facebook.test/oauth/access_token?client_id=225&client_secret=secret&redirect_uri=https%3A%2F%2Fsite.test%2Fretour&code=c",
    );
    expect(asked[1]?.searchParams.get("appsecret_proof")).toBe(appSecretProof("secret", "t"));
  });

  it("finds no person for a code that Facebook refuses", async () => {
    const { ask } = facebook([() => Response.json({ error: {} }, { status: 400 })]);
    expect(await ask()).toBeNull();
  });

  it("takes a person without names and without an address", async () => {
    const { ask } = facebook([granted, () => Response.json({ id: "12" })]);
    expect(await ask()).toEqual({ id: "12", givenNames: "", lastName: "", email: null });
  });

  it.each([
    ["does not answer", []],
    ["fails", [() => new Response("", { status: 503 })]],
    ["answers something else", [() => new Response("<html>")]],
    ["tells no number", [granted, () => Response.json({ id: "../me" })]],
  ])("is away when it %s", async (_, answers) => {
    await expect(facebook([...answers]).ask()).rejects.toThrow(FacebookAway);
  });
});
