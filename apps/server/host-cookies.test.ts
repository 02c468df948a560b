import { describe, expect, it } from "vitest";
import { readHostCookies, writeHostCookies } from "./host-cookies.ts";

describe("cookies over HTTPS", () => {
  it("are sent bound to this host", () => {
    const headers = new Headers({ "content-type": "text/html" });
    headers.append("set-cookie", "jdj_session=abc; Path=/; HttpOnly; Secure");
    headers.append("set-cookie", "jdj_flash=; Path=/; Max-Age=0");
    headers.append("set-cookie", "other=1; Path=/");
    const sent = writeHostCookies(new Response("page", { status: 201, headers }));
    expect(sent.headers.getSetCookie()).toEqual([
      "__Host-jdj_session=abc; Path=/; HttpOnly; Secure",
      "__Host-jdj_flash=; Path=/; Max-Age=0; Secure",
      "other=1; Path=/",
    ]);
    expect([sent.status, sent.headers.get("content-type")]).toEqual([201, "text/html"]);
  });

  it("are read under their own names, and those that another host set are ignored", async () => {
    const came = readHostCookies(
      new Request("https://site.test/", {
        method: "POST",
        body: "a=1",
        headers: { cookie: "jdj_session=planted; __Host-jdj_session=abc; other=1" },
      }),
    );
    expect(came.headers.get("cookie")).toBe("jdj_session=abc; other=1");
    expect(await came.text()).toBe("a=1");
  });
});
