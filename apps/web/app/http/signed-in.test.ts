import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedReturn, returnAddress, withReturn } from "./signed-in.ts";

describe("the address after sign-in", () => {
  it("is the page of this site that asked", () => {
    expect(returnAddress("/mes-evenements?page=2", "/")).toBe("/mes-evenements?page=2");
  });

  it.each([
    null,
    "",
    "https://ailleurs.exemple",
    "//ailleurs.exemple",
    "/\\ailleurs.exemple",
    "/\t/ailleurs.exemple",
    "javascript:alert(1)",
    "/.//ailleurs.exemple",
    "/..//ailleurs.exemple",
    "/%2e//ailleurs.exemple",
    "/a/..//ailleurs.exemple",
    "/carnet\\..\\..//ailleurs.exemple",
    "/\u0000/ailleurs.exemple",
  ])("is the usual one when it would lead off the site: %j", (asked) => {
    expect(returnAddress(asked, "/carnet")).toBe("/carnet");
  });

  it("never leaves the site, whatever it is composed of", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        ".",
        "..",
        "%2e",
        "%2E%2e",
        "%2f",
        "%5c",
        "\\",
        "@",
        ":",
        "?",
        "#",
      ),
      fc.constantFrom(
        "\t",
        "\n",
        "\r",
        "\0",
        " ",
        "\u2028",
        "\u3002",
        "／",
        "evil.example",
        "http:",
        "a",
      ),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const address = returnAddress(`/${pieces.join("")}`, "/carnet");
        expect(address).toMatch(/^\/(?!\/)/);
        expect(new URL(address, "https://joie.test").origin).toBe("https://joie.test");
      }),
      { numRuns: 5000 },
    );
  });
});

describe("the page to return to", () => {
  it("is the one that asked for a sign-in, else the one from which it was chosen", () => {
    expect(askedReturn("https://site.test/connexion?retour=%2Finvites&depuis=%2Fblog")).toBe(
      "/invites",
    );
    expect(askedReturn("https://site.test/connexion?depuis=%2Fblog%3Fpage%3D2")).toBe(
      "/blog?page=2",
    );
    expect(askedReturn("https://site.test/connexion")).toBeNull();
  });

  it("survives the links beside the forms", () => {
    expect(withReturn("/inscription", "/blog?page=2")).toBe(
      "/inscription?retour=%2Fblog%3Fpage%3D2",
    );
    expect(withReturn("/mot-de-passe-oublie?envoye=1", "/blog")).toBe(
      "/mot-de-passe-oublie?envoye=1&retour=%2Fblog",
    );
    expect(withReturn("/inscription", null)).toBe("/inscription");
  });
});
