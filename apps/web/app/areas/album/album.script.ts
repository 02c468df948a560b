/** `[data-album]`: sends the photos of a form, or turns from photo to photo. */
export async function serveAlbum(): Promise<void> {
  if (document.querySelector("form[data-album]"))
    (await import("./sending/send-photos.script.ts")).sendPhotos();
  else (await import("./public-album/photo-view.script.ts")).turnPhotos();
}
