import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import type { ConversationMessage, ProviderQuoteRequest } from "@jdj/contract/quotes/shapes";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { writeZip } from "../../../testing/write-zip.ts";
import { picture } from "../../files/image-samples.ts";
import { isDocument } from "./document-type.ts";
import { tidyFileName } from "./read-file.ts";

const app = testApp();
const held: { awa?: CastMember; tantie?: ProviderActor; id?: number } = {};

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.tantie = await registerProvider(app, "tantie@exemple.test");
  held.id = await requestQuote(app, held.awa, held.tantie.providerId);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A Word document with the parts that make it one. */
function docx(more: Record<string, string> = {}) {
  return writeZip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<w:document/>",
    ...more,
  });
}

const pdf = bytesOf("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function send(name: string, bytes: Uint8Array<ArrayBuffer> | string, key?: string) {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  if (key) form.set("key", key);
  const { status, body } = await app.call(
    "POST",
    `/api/v1/wedding-provider-quote-requests/${held.id}/files`,
    { token: held.awa?.token ?? null, body: form },
  );
  return { status, body: body as { data: ConversationMessage; errors?: { file: string[] } } };
}

async function download(url: string): Promise<Response> {
  return app.api.fetch(new Request(`http://joie.test${url}`), { address: "127.0.0.1" });
}

describe("a file of the chat", () => {
  it.each([
    ["salle.jpg", "jpeg"],
    ["salle.png", "png"],
    ["salle.webp", "webp"],
  ] as const)(
    "that is a photo is encoded again and shown to both sides: %s",
    async (name, type) => {
      const { status, body } = await send(name, new Uint8Array(await picture(type)));
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        is_file: true,
        message: name,
        file: { kind: "image" },
      });
      const { body: seen } = await app.call("GET", `/api/v1/provider/quote-requests/${held.id}`, {
        token: held.tantie?.token ?? null,
      });
      const shown = (seen as ProviderQuoteRequest).conversations.at(-1);
      const file = await download(shown?.file?.url ?? "");
      expect(file.headers.get("content-type")).toBe("image/webp");
      expect(file.headers.get("content-disposition")).toBeNull();
    },
  );

  it.each([
    ["devis.pdf", pdf, "application/pdf"],
    ["menu élégant.txt", bytesOf("Attiéké, poulet braisé"), "text/plain; charset=utf-8"],
    [
      "contrat.docx",
      docx(),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
  ] as const)("that is a document is downloaded and never shown: %s", async (name, bytes, type) => {
    const { status, body } = await send(name, new Uint8Array(bytes));
    expect(status).toBe(200);
    expect(body.data.file).toMatchObject({ kind: "document", size: bytes.length });
    const file = await download(body.data.file?.url ?? "");
    expect(file.headers.get("content-type")).toBe(type);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(file.headers.get("content-disposition")).toContain(encodeURIComponent(name));
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(bytes));
    const forged = (body.data.file?.url ?? "").replace(/s=../, "s=xx");
    expect((await download(forged)).status).toBe(404);
  });

  it.each([
    ["a program with the name of a PDF", "facture.pdf", "MZ\u0090\u0000", sentences.fileUntrue],
    ["a page with the name of a photo", "photo.png", "<html><script>", sentences.fileUntrue],
    ["a PDF with the name of a photo", "photo.jpg", pdf, sentences.fileUntrue],
    [
      "a photo cut short",
      "photo.jpg",
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
      sentences.fileUntrue,
    ],
    [
      "an archive with the name of a document",
      "lettre.docx",
      writeZip({ "a.txt": "a" }),
      sentences.fileUntrue,
    ],
    [
      "a document with macros",
      "lettre.docx",
      docx({ "word/vbaProject.bin": "x" }),
      sentences.fileUntrue,
    ],
    ["binary text", "notes.txt", new Uint8Array([0, 1, 2, 0xff]), sentences.fileUntrue],
    ["a drawing with scripts", "logo.svg", "<svg/>", sentences.fileTypes],
    ["a page", "page.html", "<p>", sentences.fileTypes],
    ["a name without a type", "fichier", "texte", sentences.fileTypes],
    ["nothing", "vide.txt", "", sentences.fileRequired],
  ])("is refused: %s", async (_, name, bytes, sentence) => {
    const { status, body } = await send(
      name,
      typeof bytes === "string" ? bytes : new Uint8Array(bytes),
    );
    expect(status).toBe(422);
    expect(body.errors?.file).toEqual([sentence]);
  });

  it("is refused above 10 MB", async () => {
    const { status, body } = await send("lourd.txt", "a".repeat(10 * 1024 * 1024 + 1));
    expect([status, body.errors?.file]).toEqual([422, [sentences.fileTooHeavy]]);
  });

  it("is one when it is sent twice with the same key", async () => {
    const first = await send("plan.txt", "Plan de salle", "key-of-plan");
    const second = await send("plan.txt", "Plan de salle", "key-of-plan");
    expect(second.body.data.id).toBe(first.body.data.id);
  });
});

describe("a Word document", () => {
  it("that would unpack to more than a phone can open is refused", () => {
    const bomb = docx();
    const view = new DataView(bomb.buffer);
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(directory + 24, 2_000_000_000, true);
    expect(isDocument("docx", docx())).toBe(true);
    expect(isDocument("docx", bomb)).toBe(false);
  });
});

describe("the name of a file", () => {
  it.each([
    ["../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\Awa\\devis.pdf", "devis.pdf"],
    ["photo\u202egnp.exe.png", "photognp.exe.png"],
    [".pdf", "fichier.pdf"],
    [`${"a".repeat(300)}.pdf`, `${"a".repeat(116)}.pdf`],
  ])("has no folder and no hidden sign: %s", (name, tidy) => {
    expect(tidyFileName(name)).toBe(tidy);
  });
});
