/** Thrown by a job that could not do its work now, and is no error of ours to be looked into. */
export class RetryLater extends Error {}
