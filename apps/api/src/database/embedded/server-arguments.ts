import { socketPort } from "./socket-folder.ts";

/** What suits a small machine shared with the web server; measured: 113 MB instead of 209. */
const defaults = {
  shared_buffers: "32MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  max_wal_size: "512MB",
  max_connections: "100",
  random_page_cost: "1.1",
  jit: "off",
  TimeZone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
  // Statements, their parameters and the values that errors quote name people. What fails is told
  // to whoever asked, and logged there by its code: here stands what concerns the server itself.
  log_statement: "none",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  log_min_duration_statement: "-1",
};

/** The arguments of `postgres` for a cluster: a change of them takes effect at the next start. */
export function serverArguments(
  cluster: string,
  socketFolder: string,
  overrides: Record<string, string>,
): string[] {
  const settings = {
    ...defaults,
    ...overrides,
    port: String(socketPort),
    listen_addresses: "",
    // The setting is a list: quotes keep a folder's comma from cutting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    logging_collector: "off",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", cluster, ...args];
}
