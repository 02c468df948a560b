/** What a store of files must do. Keys are ours: letters, digits, `-`, `/` and `.`. */
export interface StorageDriver {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under that key. */
  read(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}
