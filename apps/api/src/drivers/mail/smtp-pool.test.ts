import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it } from "vitest";
import type { Email, MailDriver } from "./port.ts";
import { smtpMail } from "./smtp.ts";

/** What a server does with the n-th message of all, from 1. */
type Answer = "take" | "take-and-hang-up";

interface FakeServer {
  address: string;
  /** Connections opened in all, and messages read to their end. */
  connections: number;
  taken: string[];
  sockets: Set<Socket>;
}

const opened: { servers: Server[]; drivers: MailDriver[] } = { servers: [], drivers: [] };

/** An SMTP server of a few lines, so that a test says to the line when it hangs up. */
async function openServer(answer: (message: number) => Answer = () => "take") {
  const state: FakeServer = { address: "", connections: 0, taken: [], sockets: new Set() };
  const server = createServer((socket) => {
    state.connections += 1;
    state.sockets.add(socket);
    socket.on("close", () => state.sockets.delete(socket));
    socket.on("error", () => {});
    let body: string[] | null = null;
    socket.write("220 ready\r\n");
    createInterface(socket).on("line", (line) => {
      if (body === null) {
        if (line === "DATA") body = [];
        socket.write(line === "DATA" ? "354 go on\r\n" : "250 ok\r\n");
      } else if (line === ".") {
        state.taken.push(body.join("\n"));
        body = null;
        if (answer(state.taken.length) === "take") socket.write("250 taken\r\n");
        else socket.destroy();
      } else body.push(line);
    });
  });
  opened.servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (typeof at !== "object" || at === null) throw new Error("The server does not listen");
  state.address = `smtp://127.0.0.1:${at.port}`;
  return state;
}

function open(address: string): MailDriver {
  const driver = smtpMail(address, "carnet@exemple.test", { silenceMs: 2000 });
  opened.drivers.push(driver);
  return driver;
}

function email(): Email {
  return {
    key: crypto.randomUUID(),
    kind: "card",
    to: "elodie@exemple.test",
    fromName: "Awa & Yann",
    subject: "Invitation",
    text: "Venez !",
    html: "<p>Venez !</p>",
    links: [],
  };
}

afterEach(() => {
  for (const driver of opened.drivers.splice(0)) driver.close?.();
  for (const server of opened.servers.splice(0)) server.close();
});

describe("emails by SMTP", () => {
  it("share a connection one after the other, and never open more than stated", async () => {
    const server = await openServer();
    const driver = open(server.address);
    for (let count = 0; count < 5; count += 1) await driver.send(email());
    expect(server.connections).toBe(1);
    const sent = await Promise.all(Array.from({ length: 40 }, () => driver.send(email())));
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(["sent"]));
    expect(server.taken).toHaveLength(45);
    expect(server.connections).toBeLessThanOrEqual(driver.limits?.mostAtOnce ?? 0);
  });

  it("leave by a new connection when the server has closed the one that was kept", async () => {
    const server = await openServer();
    const driver = open(server.address);
    await driver.send(email());
    for (const socket of server.sockets) socket.destroy();
    expect(await driver.send(email())).toEqual({ state: "sent" });
    expect([server.connections, server.taken.length]).toEqual([2, 2]);
  });

  it("are never handed over again by the pool when the server hangs up after it has read one", async () => {
    const server = await openServer((message) => (message === 2 ? "take-and-hang-up" : "take"));
    const driver = open(server.address);
    const results = [];
    for (let count = 0; count < 3; count += 1) results.push(await driver.send(email()));
    expect(results.map(({ state }) => state)).toEqual(["sent", "unknown", "sent"]);
    expect(server.taken).toHaveLength(3);
  });

  it("end the kept connections when the driver is closed", async () => {
    const server = await openServer();
    const driver = open(server.address);
    await driver.send(email());
    driver.close?.();
    await expect.poll(() => server.sockets.size).toBe(0);
  });
});
