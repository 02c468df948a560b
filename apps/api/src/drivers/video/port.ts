/** What a host publishes about a film. */
export interface VideoFacts {
  /** The film's title at its host; empty when it gives none. */
  title: string;
  /** A picture as the host has it (JPEG, PNG or WebP), not yet trusted; null when there is none. */
  cover: Uint8Array | null;
}

/** The port of a source of films' metadata. It throws when the host cannot be reached. */
export interface VideoDriver {
  /** Of the film with that id at its host; null when the host has no such film. */
  describe(id: string): Promise<VideoFacts | null>;
}
