import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

function post(body: BodyInit | null, type?: string): Request {
  const request = new Request("http://joie.test/", { method: "POST", body });
  request.headers.delete("content-type");
  if (type !== undefined) request.headers.set("content-type", type);
  return request;
}

describe("a posted form", () => {
  it("is read", async () => {
    const form = await readForm(post("a=1", "application/x-www-form-urlencoded"));
    expect([...form]).toEqual([["a", "1"]]);
  });

  it.each([
    ["nothing", post(null)],
    ["an empty text", post("")],
    ["an empty form", post("", "application/x-www-form-urlencoded")],
  ])("is empty when it holds %s", async (_, request) => {
    expect([...(await readForm(request))]).toEqual([]);
  });

  it.each([
    ["JSON", post("{}", "application/json")],
    ["a text without a kind", post("a=1")],
    ["damaged parts", post("--x\r\ngarbage", "multipart/form-data; boundary=x")],
    ["parts without a boundary", post("garbage", "multipart/form-data")],
  ])("is refused with 400 when it holds %s", async (_, request) => {
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
