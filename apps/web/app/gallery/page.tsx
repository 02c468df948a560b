import type { PageHandle } from "../page-kind.ts";
export const handle: PageHandle = { page: "work" };
export default function Gallery() {
  return <p>Galerie</p>;
}
