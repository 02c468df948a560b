import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ModuleRunnerTransport } from "vite/module-runner";

/** How long saved files are gathered before one restart, in milliseconds: an editor saves several at once. */
const GATHER_MS = 30;

type Invoke = NonNullable<ModuleRunnerTransport["invoke"]>;

/** What the process says: that it listens, or for which module of a page it asks. */
export type DevelopmentMessage = "listening" | { id: number; payload: Parameters<Invoke>[0] };

/** What it is answered. */
export interface ModuleAnswer {
  id: number;
  answer: Awaited<ReturnType<Invoke>>;
}

/** The product in development: a process that is replaced when the sources of the server change. */
export interface DevelopmentProduct {
  /** Waits until the present process listens, or has ended: a request then meets the error. */
  settled(): Promise<void>;
  /** Replaces the process soon; requests wait from now on. `listening` is called when the new one listens. */
  restart(): void;
  /** Lets the process read the modules of pages again. */
  dropPages(): void;
  /** Lets the process end as after a signal. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the process. It is replaced by SIGKILL, so that the embedded database runs on and the next
 * process takes it over: what is acknowledged survives that.
 * @param environment of the process, beside this one's
 * @param on `listening` is called when a process listens; `answer` gives it a module of a page
 */
export function startDevelopmentProduct(
  environment: Record<string, string>,
  on: { listening(): void; answer: Invoke },
): DevelopmentProduct {
  let starts = 0;
  let timer: NodeJS.Timeout | undefined;
  let current = start();
  /** Set from the first saved file on, until the process of the last one listens. */
  let replacing: PromiseWithResolvers<void> | null = null;

  function start(): { child: ChildProcess; settled: Promise<void> } {
    starts += 1;
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "run-development-product.ts")],
      {
        env: { ...process.env, ...environment, DEV_START: String(starts) },
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      },
    );
    const settled = new Promise<void>((done) => {
      child.on("message", (message: DevelopmentMessage) => {
        if (message === "listening") {
          on.listening();
          done();
          return;
        }
        const { id, payload } = message;
        void on.answer(payload).then((answer) => {
          if (child.connected) child.send({ id, answer } satisfies ModuleAnswer);
        });
      });
      child.once("exit", () => done());
    });
    return { child, settled };
  }

  async function replace(): Promise<void> {
    const { child } = current;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      // Another change came meanwhile, and its replacement began first: it has this change too.
      if (current.child !== child) return;
    }
    const next = start();
    current = next;
    await next.settled;
    if (current !== next || timer !== undefined) return;
    replacing?.resolve();
    replacing = null;
  }

  return {
    settled: () => replacing?.promise ?? current.settled,
    restart() {
      replacing ??= Promise.withResolvers();
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        void replace();
      }, GATHER_MS);
    },
    dropPages() {
      if (current.child.connected) current.child.send("drop-pages");
    },
    async stop(signal) {
      clearTimeout(timer);
      const { child } = current;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
