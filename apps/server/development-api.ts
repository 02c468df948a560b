import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** The API of the product in development: a process that is replaced when its sources change. */
export interface DevelopmentApi {
  /** Waits until the present process listens, or has ended: a request then meets the error. */
  settled(): Promise<void>;
  /** Replaces the process. `listening` is called each time that a new one listens. */
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
  let current: { child: ChildProcess; settled: Promise<void> } = start();

  function start() {
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

  return {
    settled: () => current.settled,
    restart() {
      const former = current.child;
      const ended =
        former.exitCode === null && former.signalCode === null
          ? new Promise<void>((done) => former.once("exit", () => done()))
          : Promise.resolve();
      former.kill("SIGKILL");
      const settled = ended.then(() => {
        if (current.child !== former) return current.settled;
        current = start();
        return current.settled;
      });
      current = { child: former, settled };
    },
    stop(signal) {
      current.child.kill(signal);
    },
  };
}
