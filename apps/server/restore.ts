import { resolve } from "node:path";
import { BackupError } from "@jdj/api/backup/manifest";
import { restoreBackup } from "@jdj/api/backup/restore-backup";
import { openJobs } from "@jdj/api/jobs/jobs";
import { jsonLog } from "@jdj/api/log";
import { operate } from "./process/operate-database.ts";
import { chooseStorage } from "./settings/storage-settings.ts";

await operate(async (settings, connection, given) => {
  if (given === undefined) throw new BackupError("Name the folder: npm run restore -- <folder>");
  const secrets = [settings.SECRET, ...settings.SECRET_PREVIOUS] as const;
  const installQueue = async () => {
    const options = { install: true, supervise: false, secrets };
    await (await openJobs(connection, jsonLog, options)).stop();
  };
  const place = { connection, storage: await chooseStorage(settings) };
  const { tables, files, createdAt } = await restoreBackup(place, resolve(given), installQueue);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${createdAt}: ${rows} rows, ${files.length} files.`);
});
