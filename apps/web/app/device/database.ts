import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseNames } from "./stored-names.ts";

/**
 * A database of this device: the function opens it once per page, and again after a failure or after
 * another page deleted it, as it does when its user signs out.
 */
export function database<Schema extends DBSchema>(
  name: keyof typeof databaseNames,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const reset = () => {
    opened = undefined;
  };
  return () => {
    if (!opened) {
      opened = openDB<Schema>(databaseNames[name], 1, {
        upgrade,
        blocking(_, __, event) {
          reset();
          (event.target as IDBDatabase).close();
        },
        terminated: reset,
      });
      opened.catch(reset);
    }
    return opened;
  };
}
