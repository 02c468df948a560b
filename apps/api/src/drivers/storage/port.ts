/** The store cannot write now: its disk is full or closed to us, or its server is away. Nothing was stored. */
export class StorageError extends Error {}

/** The port of a file store. Keys are ours: a-z, 0-9, `-`, `/` and `.`. */
export interface StorageDriver {
  /** @throws StorageError when nothing was stored */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under that key. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /**
   * Removes what stands under a folder (`cards`) and was neither written nor read since an instant;
   * answers with how many files went. A store that notes no readings goes by the writing alone, so
   * that this is for what can be made anew.
   */
  prune(folder: string, unusedSince: Date): Promise<number>;
}
