import { spawn } from "node:child_process";

/**
 * Runs a server until it ends. SIGTERM and SIGINT to this process reach it, and this process ends
 * after it, with its exit code: 1 for one that a signal killed.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function runServer(program, args, options) {
  const server = spawn(program, args, { stdio: "inherit", ...options });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
