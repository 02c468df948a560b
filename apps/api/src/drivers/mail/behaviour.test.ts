import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { embeddedMail } from "./embedded.ts";
import type { Email, MailDriver } from "./port.ts";
import { smtpMail } from "./smtp.ts";

const app = testApp();
const received: string[] = [];

/** A real SMTP server in this process: it refuses `echec…` for good and `panne…` for now. */
const gateway = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    const code = address.startsWith("echec") ? 550 : address.startsWith("panne") ? 451 : null;
    if (code === null) return done();
    done(Object.assign(new Error("refused"), { responseCode: code }));
  },
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk) => {
      text += chunk;
    });
    stream.on("end", () => {
      received.push(text);
      done();
    });
  },
});

const opened: MailDriver[] = [];

function openSmtp(at = address()): MailDriver {
  const driver = smtpMail(at, "carnet@exemple.test");
  opened.push(driver);
  return driver;
}

const drivers: { name: string; open: () => MailDriver }[] = [
  { name: "the embedded driver", open: () => embeddedMail(app.db) },
  { name: "the SMTP driver", open: openSmtp },
];

function address(): string {
  const at = gateway.server.address();
  if (typeof at !== "object" || at === null) throw new Error("The gateway does not listen");
  return `smtp://127.0.0.1:${at.port}`;
}

function email(to: string): Email {
  return {
    key: crypto.randomUUID(),
    kind: "card",
    to,
    fromName: "Awa & Yann",
    subject: "Invitation à notre mariage",
    text: "Chère Élodie, venez !",
    html: "<p>Chère Élodie, venez !</p>",
    links: [],
  };
}

beforeAll(async () => {
  await new Promise<void>((done) => gateway.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  for (const driver of opened) driver.close?.();
  await new Promise<void>((done) => gateway.close(() => done()));
});

describe.each(drivers)("$name", ({ open }) => {
  it("accepts an email", async () => {
    expect(await open().send(email("elodie@exemple.test"))).toEqual({ state: "sent" });
  });
  it("reports an address that is refused permanently", async () => {
    expect(await open().send(email("echec@exemple.test"))).toMatchObject({
      state: "failed",
      cause: "recipient",
    });
  });
  it("reports that the recipient's server is unavailable for now", async () => {
    expect(await open().send(email("panne@exemple.test"))).toMatchObject({
      state: "failed",
      cause: "recipient-later",
    });
  });
  it("does not claim an email that it never accepted", async () => {
    expect(await open().find(crypto.randomUUID())).not.toBe("sent");
  });
});

describe("an email by SMTP", () => {
  it("bears its sender's name, both forms and its stable key", async () => {
    const sent = email("aya@exemple.test");
    await openSmtp().send(sent);
    const text = received.at(-1) ?? "";
    expect(text).toContain(`Message-ID: <${sent.key}@exemple.test>`);
    expect(text).toMatch(/From: "?Awa & Yann"? <carnet@exemple\.test>/);
    expect(text).toContain("multipart/alternative");
  });
  it("is a failure of ours when no server listens", async () => {
    const away = openSmtp("smtp://127.0.0.1:9");
    expect(await away.send(email("aya@exemple.test"))).toMatchObject({
      state: "failed",
      cause: "ours",
    });
  });
});
