import { resolve } from "node:path";
import { makeBackup } from "@jdj/api/backup/make-backup";
import { operate } from "./process/operate-database.ts";
import { chooseStorage } from "./settings/storage-settings.ts";

await operate(async (settings, connection, given) => {
  const now = new Date();
  const name = now
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  const folder = resolve(given ?? `backups/${name}`);
  const storage = await chooseStorage(settings);
  const { tables, files, missingFiles } = await makeBackup({ connection, storage }, folder, now);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files.`);
  if (missingFiles.length > 0) console.log(`${missingFiles.length} files were not in the storage.`);
  console.log("SECRET is not in it: keep it apart. Without it, links and waiting jobs are lost.");
});
