/** What the transport provides with a request. */
export type RoutesEnv = {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
};
