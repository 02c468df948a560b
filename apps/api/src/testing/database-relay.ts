import { createConnection, createServer, type Server, type Socket } from "node:net";
import type { Connection } from "../database/connect.ts";

/** A database that can be taken away: what stands between a test and its server. */
export interface DatabaseRelay {
  /** The server behind it, as the tested code connects to it. */
  connection: Connection;
  /** The connections that are open now, and those that were opened since the start. */
  open(): number;
  opened(): number;
  /** Cuts all connections and refuses new ones, as a server that stopped. */
  stop(): Promise<void>;
  /** Accepts connections again. */
  start(): Promise<void>;
  /** Keeps all connections, accepts new ones and passes nothing on, as a server under SIGSTOP. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** The address of a server: its host or the folder of its socket, and the path of a connection through a relay. */
function placeOf(server: Connection, database: string) {
  if (!("connectionString" in server)) {
    const { host, port, user } = server;
    const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
    const through = (at: number) => ({ host: "127.0.0.1", port: at, user, database });
    return { target, through };
  }
  const url = new URL(server.connectionString);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const through = (at: number) => {
    const address = new URL(url);
    address.host = `127.0.0.1:${at}`;
    address.pathname = `/${database}`;
    return { connectionString: address.href };
  };
  return { target, through };
}

/** Starts a relay on a free port before a server of the tests. */
export async function startDatabaseRelay(
  server: Connection,
  database: string,
): Promise<DatabaseRelay> {
  const { target, through } = placeOf(server, database);
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  let opened = 0;
  let port = 0;
  let listening: Server | null = null;

  function accept(client: Socket): void {
    opened += 1;
    const upstream = createConnection(target);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on("error", () => {});
      from.on("close", () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.on("data", (bytes) => to.write(bytes));
      if (isFrozen) from.pause();
    }
  }

  function start(): Promise<void> {
    const fresh = createServer(accept);
    listening = fresh;
    return new Promise((done) => {
      fresh.listen(port, "127.0.0.1", () => {
        const at = fresh.address();
        if (typeof at === "object" && at !== null) port = at.port;
        done();
      });
    });
  }

  async function stop(): Promise<void> {
    const ended = new Promise<void>((done) => listening?.close(() => done()));
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    await ended;
  }

  await start();
  return {
    connection: through(port),
    open: () => pairs.size,
    opened: () => opened,
    stop,
    start,
    freeze() {
      isFrozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    close: stop,
  };
}
