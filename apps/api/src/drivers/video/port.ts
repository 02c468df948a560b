/** What a film's host tells of it. */
export interface VideoFacts {
  /** The film's title at its host; empty when it tells none. */
  title: string;
  /** A picture as the host has it (JPEG, PNG or WebP), not yet trusted; null when there is none. */
  cover: Uint8Array | null;
}

/** What a source of films' metadata must tell. It throws when the host cannot be reached. */
export interface VideoDriver {
  /** Of the film with that id at its host; null when the host has no such film. */
  describe(id: string): Promise<VideoFacts | null>;
}
