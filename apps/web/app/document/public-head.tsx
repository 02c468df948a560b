import { ShareImage } from "./share-image.tsx";
import { shareNameOf } from "./share-name.ts";
import { useSite } from "./site.ts";
import { Title } from "./title.tsx";

type PublicHeadProps = {
  title: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** The canonical address of the page: `at(…)`. */
  path: string;
  /** The page that a sign-in leads to: its picture is shown for a link to it. */
  leadsTo?: string | null;
  /** What a chat app says of a link to that page; title and description of this one without. */
  shared?: { title: string; description: string } | null;
};

/** The head of a public page: title, description, canonical address, and the tags of shared links. */
export function PublicHead({ title, description, path, leadsTo, shared }: PublicHeadProps) {
  const { brand, publicUrl } = useSite();
  const address = publicUrl + path;
  const told = shared ?? { title, description };
  return (
    <>
      <Title>{title}</Title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={told.title} />
      <meta property="og:description" content={told.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="fr_CI" />
      <ShareImage name={shareNameOf(leadsTo ?? path)} alt={told.title} />
    </>
  );
}
