/** Where the images of packages are in the file storage. */
export const IMAGE_FOLDER = "packages/";

/** The path of the image of a package: its photo, or a drawing of its own. */
export function packageImageAddress({
  id,
  imageKey,
}: {
  id: number;
  imageKey: string | null;
}): string {
  return `/files/${imageKey ?? `${IMAGE_FOLDER}dessin-${id}.svg`}`;
}
