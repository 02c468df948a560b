import { shareSize } from "@jdj/contract/content/share-pages";
import type { ShareName } from "./share-name.ts";
import { useSite } from "./site.ts";

/** The tags of the page's picture for shared links; chat apps need an absolute address and its size. */
export function ShareImage({ name, alt }: { name: ShareName; alt: string }) {
  const { publicUrl } = useSite();
  return (
    <>
      <meta property="og:image" content={`${publicUrl}/partage/${name}.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
