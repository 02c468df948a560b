const safeKey = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/;

/**
 * A key, when it is one of ours.
 * @throws for any other: it could lead outside of the store
 */
export function storedKey(key: string): string {
  if (!safeKey.test(key)) throw new Error("This key names no stored file");
  return key;
}
