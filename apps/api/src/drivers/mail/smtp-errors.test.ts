import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import type { Email, MailDriver } from "./port.ts";
import { smtpMail } from "./smtp.ts";

const servers: SMTPServer[] = [];

/** A real SMTP server in this process; returns its address. */
async function openServer(options: SMTPServerOptions, user = ""): Promise<string> {
  const server = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true, ...options });
  servers.push(server);
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const at = server.server.address();
  if (typeof at !== "object" || at === null) throw new Error("The server does not listen");
  return `smtp://${user}127.0.0.1:${at.port}`;
}

const opened: MailDriver[] = [];

function open(address: string): MailDriver {
  const driver = smtpMail(address, "carnet@exemple.test", { silenceMs: 300 });
  opened.push(driver);
  return driver;
}

afterEach(async () => {
  for (const driver of opened.splice(0)) driver.close?.();
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done));
});

const email: Email = {
  key: crypto.randomUUID(),
  kind: "card",
  to: "elodie@exemple.test",
  fromName: "Awa & Yann",
  subject: "Invitation",
  text: "Venez !",
  html: "<p>Venez !</p>",
  links: [],
};

const send = (address: string) => open(address).send(email);
const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

describe("an email that SMTP does not take", () => {
  it("is our error when our password is wrong", async () => {
    const address = await openServer(
      { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535, "5.7.8")) },
      "nous:faux@",
    );
    expect(await send(address)).toMatchObject({ cause: "ours", code: "EAUTH 535" });
  });

  it("is our error when the server wants a password that we do not give", async () => {
    expect(await send(await openServer({ authOptional: false }))).toMatchObject({ cause: "ours" });
  });

  it("is our error when our address or our relaying is refused", async () => {
    const sender = await openServer({
      onMailFrom: (_address, _session, done) => done(refusal(553, "5.7.1 Sender rejected")),
    });
    expect(await send(sender)).toMatchObject({ cause: "ours" });
    const relay = await openServer({
      onRcptTo: (_address, _session, done) => done(refusal(554, "5.7.1 Relay access denied")),
    });
    expect(await send(relay)).toMatchObject({ cause: "ours" });
  });

  it("is too much at once when the server says so before it hears of a recipient", async () => {
    const connection = await openServer({
      onConnect: (_session, done) => done(refusal(421, "4.7.0 Too many connections")),
    });
    expect(await send(connection)).toMatchObject({ cause: "ours", isThrottled: true });
    const sender = await openServer({
      onMailFrom: (_address, _session, done) => done(refusal(451, "4.7.1 Rate limit exceeded")),
    });
    expect(await send(sender)).toMatchObject({ cause: "ours", isThrottled: true });
  });

  it("is the recipient's when the mailbox does not exist", async () => {
    const address = await openServer({
      onRcptTo: (_address, _session, done) => done(refusal(550, "5.1.1 No such user")),
    });
    expect(await send(address)).toMatchObject({ cause: "recipient" });
  });

  it("may leave later when the recipient's server asks to wait", async () => {
    const address = await openServer({
      onRcptTo: (_address, _session, done) => done(refusal(451, "4.7.1 Greylisted")),
    });
    expect(await send(address)).toMatchObject({ cause: "recipient-later" });
  });

  it("is refused, not unconfirmed, when the server refuses the message itself", async () => {
    const address = await openServer({
      onData(stream, _session, done) {
        stream.resume().on("end", () => done(refusal(554, "5.6.0 Content refused")));
      },
    });
    expect(await send(address)).toMatchObject({ cause: "recipient" });
  });

  it("is unconfirmed when the server took the message and never answered", async () => {
    const taken: string[] = [];
    const address = await openServer({
      closeTimeout: 100,
      onData(stream) {
        stream.resume().on("end", () => taken.push("taken"));
      },
    });
    expect(await send(address)).toEqual({ state: "unknown" });
    expect(taken).toEqual(["taken"]);
  });

  it("is our error when the server is silent before the message", async () => {
    const address = await openServer({ closeTimeout: 100, onMailFrom: () => undefined });
    expect(await send(address)).toMatchObject({ cause: "ours" });
  });
});
