import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** How long saved files are gathered before one restart, in milliseconds: an editor saves several at once. */
const GATHER_MS = 30;

/** The API of the product in development: a process that is replaced when its sources change. */
export interface DevelopmentApi {
  /** Waits until the present process listens, or has ended: a request then meets the error. */
  settled(): Promise<void>;
  /** Replaces the process soon; requests wait from now on. `listening` is called when the new one listens. */
  restart(): void;
  /** Lets the process end as after a signal. */
  stop(signal: NodeJS.Signals): void;
}

/**
 * Starts the process. It is replaced by SIGKILL, so that the embedded database runs on and the next
 * process takes it over: what is acknowledged survives that.
 * @param environment of the process, beside this one's
 * @param listening called when a process listens
 */
export function startDevelopmentApi(
  environment: Record<string, string>,
  listening: () => void,
): DevelopmentApi {
  let starts = 0;
  let timer: NodeJS.Timeout | undefined;
  let current = start();
  /** Set from the first saved file on, until the process of the last one listens. */
  let replacing: PromiseWithResolvers<void> | null = null;

  function start(): { child: ChildProcess; settled: Promise<void> } {
    starts += 1;
    const child = spawn(process.execPath, [join(import.meta.dirname, "dev-api.ts")], {
      env: { ...process.env, ...environment, DEV_API_START: String(starts) },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const settled = new Promise<void>((done) => {
      child.once("message", () => {
        listening();
        done();
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
    stop(signal) {
      clearTimeout(timer);
      current.child.kill(signal);
    },
  };
}
