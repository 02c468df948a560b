import { Title } from "#app/document/title.tsx";

type InvitationHeadProps = {
  title: string;
  /** What a chat app says below the title of the link. */
  about: string;
};

/** The head of a page that only those with its link see: what a chat app shows of it, and no search engine. */
export function InvitationHead({ title, about }: InvitationHeadProps) {
  return (
    <>
      <Title>{title}</Title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
    </>
  );
}
