/** Where the uploaded pictures of public pages are served. */
const FOLDER = "/files/site/";

const name = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.webp$)/;

/** The path at which a picture is served, which is also how rows refer to it. */
export function picturePath(id: string): string {
  return `${FOLDER}${id}.webp`;
}

/** The id of the picture that is served at a path; null for any other path. */
export function pictureOf(path: string): string | null {
  return path.startsWith(FOLDER) ? (name.exec(path.slice(FOLDER.length))?.[0] ?? null) : null;
}

/** Where a picture is in the file storage. */
export function pictureKey(id: string): string {
  return `site/${id.slice(0, 2)}/${id}.webp`;
}
